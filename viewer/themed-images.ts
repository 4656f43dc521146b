/** Maps an image to its counterpart for the other mode, which is not in the document. */
const others = new WeakMap<Element, Element>();

/** In parts that are not hydrated, keeps only the fitting image of each light and dark pair (S-116). */
export function removeOtherImages(): void {
  for (const image of document.querySelectorAll('[data-part] .themed-image')) {
    // The style sheet hides the one that does not fit.
    if (getComputedStyle(image).display !== 'none') continue;
    const { previousElementSibling: previous, nextElementSibling: next } = image;
    const fitting = others.get(image) ?? (previous?.matches('.themed-image') ? previous : next);
    if (!fitting) continue;
    others.set(fitting, image);
    if (fitting.isConnected) image.remove();
    else image.replaceWith(fitting);
  }
}

// The script stays as long as its window.
new MutationObserver(removeOtherImages).observe(document.documentElement, {
  attributeFilter: ['data-theme'],
});
