import type { ImageTexts, PageData } from '../src/shared/page-data.ts';

/** Why an image is missing. */
type Fault = keyof ImageTexts;

/** Images in texts, and those that `IdealImage` shows on React pages. Photos of authors have a name next to them. */
const served = '[data-part="content"] img:not(.author-photo), img[data-ideal-image]';

let texts: ImageTexts | undefined;

/** Images that did not load, each with the button that replaces it. */
const failed = new Map<HTMLImageElement, { button: HTMLButtonElement; fault: Fault }>();

/** Reports why images in the content did not load, and loads them again on demand (S-318). */
export function serve(content: Element, { imageTexts: pageTexts }: PageData): void {
  if (!pageTexts) return;
  if (!texts) {
    // Error events of images do not bubble.
    document.addEventListener('error', onError, true);
    window.addEventListener('online', reloadOffline);
  }
  texts = pageTexts;
  for (const image of failed.keys()) if (!image.isConnected) failed.delete(image);
  for (const image of content.querySelectorAll<HTMLImageElement>(served))
    if (hasFailed(image)) void report(image);
}

function onError({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.matches(served)) void report(target);
}

/** True if loading has ended without an image. An image without an address has nothing to load. */
function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
}

/** Replaces an image with a button that shows why the image is missing. */
async function report(image: HTMLImageElement): Promise<void> {
  if (failed.has(image) || !texts) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'image-fault';
  const entry: { button: HTMLButtonElement; fault: Fault } = { button, fault: 'failed' };
  failed.set(image, entry);
  entry.fault = await faultOf(image);
  // Keep the space that the image would take.
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')];
  if (width && height) {
    button.style.width = `${width}px`;
    button.style.aspectRatio = `${width} / ${height}`;
  }
  const reason = document.createElement('strong');
  reason.textContent = texts[entry.fault];
  button.append(reason, image.alt);
  button.addEventListener('click', (event) => {
    // The image may be in a link.
    event.preventDefault();
    event.stopPropagation();
    reload(image);
  });
  image.hidden = true;
  image.after(button);
}

async function faultOf({ currentSrc }: HTMLImageElement): Promise<Fault> {
  if (!navigator.onLine) return 'offline';
  // The security policy allows requests to this site only.
  if (new URL(currentSrc).origin !== window.location.origin) return 'failed';
  try {
    const { status } = await fetch(currentSrc, { method: 'HEAD' });
    return status === 404 || status === 410 ? 'missing' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Loads an image again. */
function reload(image: HTMLImageElement): void {
  failed.get(image)?.button.remove();
  failed.delete(image);
  image.hidden = false;
  // A lazy image far from the window would wait until the reader scrolls.
  image.loading = 'eager';
  const { src } = image;
  image.src = src;
}

function reloadOffline(): void {
  for (const [image, { fault }] of failed) if (fault === 'offline') reload(image);
}
