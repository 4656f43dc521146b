/** Closes the small form of the table of contents after a click on an entry, to show the heading; until it is stopped. */
export function closeContents(): () => void {
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('.toc-mobile a'))
      target.closest('details')?.removeAttribute('open');
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
