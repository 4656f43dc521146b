/** Name of frames whose document is wanted; the number makes each request its own. */
const frameName = 'portable-page';

/** Milliseconds after which a page that does not answer counts as missing. */
const patience = 5000;

/** What a frame sends. */
interface PageMessage {
  /** The document as HTML, in which `mark` stands for the way to the root. */
  html: string;
}

function isPageMessage(value: unknown): value is PageMessage {
  return typeof value === 'object' && value !== null && 'html' in value;
}

/**
 * Loads a page of the site in a hidden frame, which sends its document: a page from `file:` can read no other one.
 *
 * @param url Address of the page.
 * @param way How the page that asks reaches the root of the site.
 */
export function askForPage(url: string, way: string): Promise<Response> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    const finish = (response: Response): void => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      frame.remove();
      resolve(response);
    };
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame.contentWindow || !isPageMessage(data)) return;
      finish(new Response(data.html.replaceAll(`="${mark}`, `="${way}`)));
    };
    const timer = setTimeout(() => finish(new Response('', { status: 404 })), patience);
    window.addEventListener('message', onMessage);
    frame.hidden = true;
    frame.name = frameName;
    frame.src = url.replace(/#.*/, '');
    document.body.append(frame);
  });
}

/** Stands for the way to the root in a document that is sent. */
const mark = 'portable-root:';

/** Sends the document to the page that asked for it; returns false if none did. */
export function answerWithPage(root: string): boolean {
  if (window.name !== frameName || window.parent === window) return false;
  // A copy that loads nothing.
  const copy = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html');
  for (const name of ['href', 'src'] as const) {
    for (const element of copy.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      const { href } = new URL(value, window.document.baseURI);
      if (!value.startsWith('#') && href.startsWith(root))
        element.setAttribute(name, mark + href.slice(root.length));
    }
  }
  window.parent.postMessage({ html: copy.documentElement.outerHTML }, '*');
  return true;
}
