import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { TextFunction } from '../src/components/shell/text-function.ts';
import { ColorModeProvider } from '../src/components/shell/color-mode.tsx';
import { CrashBoundary } from '../src/components/shell/crash.tsx';
import { PageDataProvider, SiteDataProvider } from '../src/components/shell/site-context.tsx';
import type { PageData } from '../src/shared/page-data.ts';
import { readPageData } from './page-document.ts';
import { inRouter } from './page-router.tsx';
import siteData from './site-data.ts';

/** Hydrated roots by element. */
const roots = new Map<HTMLElement, Root>();

/**
 * Hydrates the islands of a text, given the name of the text's code and those of its functions (`$0`, …) that need a
 * browser. Returns a function that does the same after a navigation, for the page then shown.
 */
export function islands(
  name: string,
  functions: Readonly<Record<string, TextFunction>>,
): (page: PageData) => void {
  const serve = (page: PageData): void => {
    for (const [element, root] of roots) {
      if (element.isConnected) continue;
      roots.delete(element);
      root.unmount();
    }
    for (const element of document.querySelectorAll<HTMLElement>(`[data-island^="${name}:"]`)) {
      const run = functions[`$${element.dataset.island?.slice(name.length + 1) ?? ''}`];
      if (run && !roots.has(element)) roots.set(element, hydrate(element, run, page));
    }
  };
  const first = readPageData(document);
  if (first) serve(first);
  return serve;
}

function hydrate(element: HTMLElement, run: TextFunction, page: PageData): Root {
  const slots = slotsOf(element);
  const slot = (index: number): ReactNode => (
    <Slot tag={element.tagName} index={index} html={slots} />
  );
  const props = propsOf(element);
  const Part: ComponentType = inRouter(() => run(props, slot));
  return hydrateRoot(
    element,
    <SiteDataProvider value={siteData}>
      <PageDataProvider value={page}>
        <CrashBoundary>
          <ColorModeProvider>
            <Part />
            <Mark element={element} />
          </ColorModeProvider>
        </CrashBoundary>
      </PageDataProvider>
    </SiteDataProvider>,
    { onRecoverableError: (error) => console.error(error) },
  );
}

/** Marks an island as hydrated: from then on, buttons may be added to its code. */
function Mark({ element }: { element: HTMLElement }): ReactNode {
  useEffect(() => {
    element.dataset.live = '';
  }, [element]);
  return null;
}

/** Reads the properties that the server wrote. */
function propsOf(element: HTMLElement): Record<string, unknown> {
  const props: unknown = JSON.parse(element.dataset.props ?? '{}');
  return typeof props === 'object' && props !== null ? { ...props } : {};
}

/** Returns the HTML of each slot: from where it is shown, or from its copy after the element. */
function slotsOf(element: HTMLElement): ReadonlyMap<number, string> {
  const slots = new Map<number, string>();
  let next = element.nextElementSibling;
  for (; next instanceof HTMLTemplateElement; next = next.nextElementSibling) {
    const { slotOf } = next.dataset;
    if (slotOf !== undefined) slots.set(Number(slotOf), next.innerHTML);
  }
  for (const slot of element.querySelectorAll<HTMLElement>('[data-slot]'))
    if (slot.closest('[data-island]') === element)
      slots.set(Number(slot.dataset.slot), slot.innerHTML);
  return slots;
}

/** The Markdown in a slot, as the server rendered it. */
function Slot(props: { tag: string; index: number; html: ReadonlyMap<number, string> }): ReactNode {
  const { index, html } = props;
  const Tag = props.tag === 'SPAN' ? 'span' : 'div';
  return (
    <Tag
      className="island-frame"
      data-slot={index}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html.get(index) ?? '' }}
    />
  );
}
