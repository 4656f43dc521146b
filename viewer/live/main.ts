import {
  refreshEvent,
  type LiveMessage,
  type RefreshRequest,
} from '../../src/shared/live-messages.ts';
import { preserveState } from './preserve-state.ts';
import { Overlay } from './overlay.ts';

/**
 * The browser side of the development server: refreshes pages when they change, and shows faults above the last good
 * state. No file of a built site contains it; the server adds it to the pages it serves.
 */

const script = document.querySelector<HTMLScriptElement>('script[data-revision]');
const overlay = new Overlay();
/** Revision of the site that is shown. */
let revision = Number(script?.dataset.revision ?? 0);
let server: string | undefined;
let stream: EventSource | undefined;

connect();

// Browsers open few connections to one server, so hidden pages hold none.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) disconnect();
  else if (!stream) connect();
});

// The page data is replaced when the reader goes to another page.
const data = document.getElementById('__page-data');
if (data)
  new MutationObserver(() => {
    disconnect();
    if (!document.hidden) connect();
  }).observe(data, { childList: true });

function connect(): void {
  const address = new URL('events', script?.src ?? document.baseURI);
  address.searchParams.set('page', shownPage().href);
  stream = new EventSource(address);
  stream.onmessage = ({ data: text }: MessageEvent<string>) => {
    // The server has the same version as this script, which it served.
    receive(JSON.parse(text) as LiveMessage);
  };
}

function disconnect(): void {
  stream?.close();
  stream = undefined;
}

function receive(message: LiveMessage): void {
  if (message.type === 'faults') {
    overlay.show(message.faults);
    return;
  }
  if (message.type === 'pages') {
    const { href, isMissing } = shownPage();
    revision = message.revision;
    refresh(isMissing || message.hrefs.includes(href));
    return;
  }
  // Changes made while there was no connection are unknown.
  const isSame = message.revision === revision && (server ?? message.server) === message.server;
  server = message.server;
  revision = message.revision;
  if (!isSame) refresh(true);
}

/** Asks the viewer to refresh; without a viewer, the browser reloads. */
function refresh(isShown: boolean): void {
  const detail: RefreshRequest = { isShown, around: preserveState };
  const isLeft = document.dispatchEvent(
    new CustomEvent(refreshEvent, { detail, cancelable: true }),
  );
  if (isLeft && isShown) window.location.reload();
}

/** Returns the page that is shown, from its data; the server's own pages have none. */
function shownPage(): { href: string; isMissing: boolean } {
  const text = document.getElementById('__page-data')?.textContent;
  const value: unknown = text ? JSON.parse(text) : undefined;
  const isData = typeof value === 'object' && value !== null && 'href' in value && 'kind' in value;
  if (!isData) return { href: window.location.pathname, isMissing: true };
  return { href: String(value.href), isMissing: value.kind === 'not-found' };
}
