/** The message for a navbar item that cannot be rendered (S-130); the error itself is its cause. */
export function navbarItemFault(item: object): string {
  return `A theme navbar item failed to render.\nPlease double-check the following navbar item (navbar.items) of your configuration:\n${JSON.stringify(item, null, 2)}`;
}
