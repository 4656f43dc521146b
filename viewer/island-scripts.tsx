import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { Crash } from '../src/components/shell/crash.tsx';
import { PageDataProvider, SiteDataProvider } from '../src/components/shell/site-context.tsx';
import type { PageData } from '../src/shared/page-data.ts';
import { importScript } from './import-script.ts';
import siteData from './site-data.ts';

/** Serves islands and diagrams of the text. Those of the first page are running already, or have failed. */
export function serve(_: Element, page: PageData): void {
  for (const [name, href] of Object.entries(page.islands ?? {}))
    void serveIslandScript(name, href, page);
}

/**
 * Runs a script that hydrates islands or draws diagrams, unless it runs already. If it cannot be loaded or throws an
 * error, each of its islands shows the error above its HTML, with a button that loads the script again.
 */
async function serveIslandScript(name: string, href: string, page: PageData): Promise<void> {
  const boxes = new Map<HTMLElement, Root>();
  const load = async (): Promise<void> => {
    try {
      const script = await importScript(href);
      for (const [box, root] of boxes) {
        root.unmount();
        box.remove();
      }
      if (isIslandScript(script)) script.serve(page);
    } catch (error) {
      console.warn(error);
      if (boxes.size === 0)
        for (const island of document.querySelectorAll(`[data-island^="${name}:"]`))
          boxes.set(...addBox(island));
      for (const root of boxes.values())
        root.render(
          <SiteDataProvider value={siteData}>
            <PageDataProvider value={page}>
              <Crash of="part" error={error} tryAgain={() => void load()} />
            </PageDataProvider>
          </SiteDataProvider>,
        );
    }
  };
  await load();
}

/** Adds a box before the content of an island. */
function addBox(island: Element): [box: HTMLElement, root: Root] {
  const box = document.createElement('div');
  island.prepend(box);
  return [box, createRoot(box)];
}

function isIslandScript(script: unknown): script is { serve: (page: PageData) => void } {
  return typeof script === 'object' && script !== null && 'serve' in script;
}
