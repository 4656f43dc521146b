import { portablePath, type PortableAddresses } from '../../src/shared/portable-address.ts';
import { askForPage, answerWithPage } from './page-from-frame.ts';
import { dataFile } from './data-file.ts';

/** What the script of a portable site starts with. */
export interface PortableSite extends PortableAddresses {
  /** Path of the script, relative to the root. */
  script: string;
  /** The modules of the site by their file names; each runs when it is first called. */
  modules: Readonly<Record<string, () => unknown>>;
}

/**
 * Starts a site that was opened from a folder, or below any path: runs the scripts of the page, and gives them what
 * they would get from a server. The bundler replaces names such as `fetch` in them by those of `portable`, also in this
 * file: what is meant here is `window.fetch`, `document.location` and `window.document.baseURI`.
 */
export function startPortable({ script, modules, ...site }: PortableSite): void {
  const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  const root = own.slice(0, own.length - script.length);
  const way = '../'.repeat(
    Math.max(
      0,
      window.location.pathname.slice(new URL(root).pathname.length).split('/').length - 1,
    ),
  );
  /** True once the browser leaves the page: nothing that a script does matters any more. */
  let isLeaving = false;

  /** Returns where an address of the site is; other addresses stay as they are. */
  const located = (address: string): string => {
    const url = new URL(address, window.document.baseURI);
    if (url.href.startsWith(root)) return url.href;
    const path = portablePath(address, site);
    return path === undefined ? url.href : root + path;
  };

  const assign = (address: string | URL): void => {
    isLeaving = true;
    document.location.assign(located(String(address)));
  };

  const load = (address: string): Promise<Response> => {
    if (isLeaving) return new Promise(() => undefined);
    const url = located(address);
    if (!url.startsWith(root)) return window.fetch(address);
    const [path = ''] = url.slice(root.length).split(/[?#]/);
    return path.endsWith('.html') ? askForPage(url, way) : dataFile(root, path);
  };

  Object.assign(window, {
    portable: {
      fetch: load,
      assign,
      Worker: NoWorker,
      // The address that the page has on a server: the viewer compares the addresses of links with the base.
      baseURI: new URL(site.base + window.location.href.slice(root.length), window.location.href)
        .href,
    },
    // The bundler writes imports of a computed address as calls of this function.
    require: (address: string) => {
      const name = address.replace(/[?#].*/, '').replace(/^.*\//, '');
      const run = Object.hasOwn(modules, name) ? modules[name] : undefined;
      if (!run) throw new Error(`${address} is not a script of this site.`);
      return run();
    },
  });
  if (answerWithPage(root)) return;
  correctAttributes(located);
  withoutPrefetching(located);
  replaceHistory(located, assign);
  document.addEventListener('click', (event) => followLink(event, located));
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type="portable"]')) {
    const name = src.replace(/^.*\//, '');
    if (Object.hasOwn(modules, name)) modules[name]?.();
  }
}

/** Browsers start no workers from `file:`. Whoever asks this one gets an error, and does the work in the page. */
class NoWorker {
  /** Called for each message. */
  onerror?: (event: Event) => void;

  /** Fails. */
  postMessage(): void {
    const event = new Event('error', { cancelable: true });
    queueMicrotask(() => this.onerror?.(event));
  }
}

/** Lets the browser load the page of a new entry in the history: a document from `file:` cannot change its path. */
function replaceHistory(
  located: (address: string) => string,
  assign: (address: string) => void,
): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = window.history[name].bind(window.history);
    window.history[name] = (state: unknown, unused: string, address?: string | URL | null) => {
      const target =
        address === undefined || address === null ? undefined : new URL(located(String(address)));
      if (target && target.pathname !== window.location.pathname) {
        assign(target.href);
        return;
      }
      try {
        change(state, unused, target?.href);
      } catch {
        // A document from `file:` cannot change its query either; what the page shows does not depend on it.
        change(state, unused);
      }
    };
  }
}

/** Corrects the addresses that scripts write, before the browser loads what is there. */
function correctAttributes(located: (address: string) => string): void {
  const { prototype } = Element;
  // Called with the element as `this`.
  const set: unknown = Reflect.get(prototype, 'setAttribute');
  if (typeof set !== 'function') return;
  prototype.setAttribute = function setLocated(name, value) {
    const isAddress = (name === 'src' || name === 'href') && value.startsWith('/');
    Reflect.apply(set, this, [name, isAddress ? located(value) : value]);
  };
  // React sets the property of an image once more.
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src'),
    set(this: HTMLImageElement, value: string) {
      this.setAttribute('src', value);
    },
  });
}

/** Keeps scripts from fetching pages ahead, which a folder has at once, and corrects the addresses of style sheets. */
function withoutPrefetching(located: (address: string) => string): void {
  for (const name of ['append', 'prepend'] as const) {
    const add = document.head[name].bind(document.head);
    document.head[name] = (...nodes: (Node | string)[]) => {
      const links = nodes.filter((node) => node instanceof HTMLLinkElement);
      for (const link of links) link.href = located(link.getAttribute('href') ?? '');
      add(...nodes.filter((node) => !(node instanceof HTMLLinkElement && node.rel === 'prefetch')));
    };
  }
}

/** Leaves links to the browser, and corrects the addresses of those that scripts have written. */
function followLink(event: MouseEvent, located: (address: string) => string): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  if (!link || event.defaultPrevented || href.startsWith('#')) return;
  if (href.startsWith('/')) link.setAttribute('href', located(href));
  // The viewer would load the page with a request.
  if (link instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.shiftKey)
    link.dataset.plainLink = '';
}
