import {
  refreshEvent,
  type LiveMessage,
  type RefreshRequest,
} from '../../src/shared/live-messages.ts';
import { keepState } from './kept-state.ts';
import { Overlay } from './overlay.ts';

/**
 * The development server's part in the browser: shows pages anew when they change, and faults above the last good state.
 * It stands in no file of a built site; the server adds it to what it serves.
 */

const script = document.querySelector<HTMLScriptElement>('script[data-revision]');
const overlay = new Overlay();
/** How often the site had changed when what is shown was made. */
let revision = Number(script?.dataset.revision ?? 0);
let server: string | undefined;
let stream: EventSource | undefined;

connect();

// Browsers open few connections to one server: pages that nobody sees hold none.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) disconnect();
  else if (!stream) connect();
});

// The data of the page are replaced when its reader goes to another one.
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
    // The server is ours, of the same version: it gave us this script.
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
  // What happened while there was no connection is not known.
  const isSame = message.revision === revision && (server ?? message.server) === message.server;
  server = message.server;
  revision = message.revision;
  if (!isSame) refresh(true);
}

/** Has the viewer show what is there now; where it is not there, the browser does. */
function refresh(isShown: boolean): void {
  const detail: RefreshRequest = { isShown, around: keepState };
  const isLeft = document.dispatchEvent(
    new CustomEvent(refreshEvent, { detail, cancelable: true }),
  );
  if (isLeft && isShown) window.location.reload();
}

/** Which page is shown, by its data; one of the server's own has none. */
function shownPage(): { href: string; isMissing: boolean } {
  const text = document.getElementById('__page-data')?.textContent;
  const value: unknown = text ? JSON.parse(text) : undefined;
  const isData = typeof value === 'object' && value !== null && 'href' in value && 'kind' in value;
  if (!isData) return { href: window.location.pathname, isMissing: true };
  return { href: String(value.href), isMissing: value.kind === 'not-found' };
}
