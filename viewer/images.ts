import type { ImageTexts } from '../src/shared/page-data.ts';

/** Why an image is not there. */
type Fault = keyof ImageTexts;

/** The images of texts, and those of React pages that are shown by `IdealImage`. Names stand beside photos of authors. */
const served = '[data-part="content"] img:not(.author-photo), img[data-ideal-image]';

let texts: ImageTexts | undefined;

/** Images that did not load, each with the button in its place. */
const failed = new Map<HTMLImageElement, { button: HTMLButtonElement; fault: Fault }>();

/** Says of images in the content why they did not load, and loads them again on demand (S-318). */
export function serveImages(content: Element, pageTexts: ImageTexts): void {
  if (!texts) {
    // Errors of images do not bubble.
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

/** True where loading has ended without an image; what has no address has nothing to load. */
function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
}

/** Puts a button in place of an image, which says why it is not there. */
async function report(image: HTMLImageElement): Promise<void> {
  if (failed.has(image) || !texts) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'image-fault';
  const entry: { button: HTMLButtonElement; fault: Fault } = { button, fault: 'failed' };
  failed.set(image, entry);
  entry.fault = await faultOf(image);
  // It takes the room that the image would take.
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')];
  if (width && height) {
    button.style.width = `${width}px`;
    button.style.aspectRatio = `${width} / ${height}`;
  }
  const reason = document.createElement('strong');
  reason.textContent = texts[entry.fault];
  button.append(reason, image.alt);
  button.addEventListener('click', (event) => {
    // The image may be a link.
    event.preventDefault();
    event.stopPropagation();
    reload(image);
  });
  image.hidden = true;
  image.after(button);
}

async function faultOf({ currentSrc }: HTMLImageElement): Promise<Fault> {
  if (!navigator.onLine) return 'offline';
  // The security policy allows to ask this site only.
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
  // What is far from the window would wait until the reader scrolls.
  image.loading = 'eager';
  const { src } = image;
  image.src = src;
}

function reloadOffline(): void {
  for (const [image, { fault }] of failed) if (fault === 'offline') reload(image);
}
