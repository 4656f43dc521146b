/** Maps an image to the one for the other mode, which is not in the document. */
const others = new WeakMap<Element, Element>();

/** Of each pair of images for light and dark in the parts that are not hydrated, only the one that fits stays (S-116). */
export function keepFittingImages(): void {
  for (const image of document.querySelectorAll('[data-part] .themed-image')) {
    // The style sheet knows which one fits.
    if (getComputedStyle(image).display !== 'none') continue;
    const { previousElementSibling: previous, nextElementSibling: next } = image;
    const fitting = others.get(image) ?? (previous?.matches('.themed-image') ? previous : next);
    if (!fitting) continue;
    others.set(fitting, image);
    if (fitting.isConnected) image.remove();
    else image.replaceWith(fitting);
  }
}
