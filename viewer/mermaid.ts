/** What the package `mermaid` exports, as far as it is used here. */
interface Mermaid {
  initialize(settings: object): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

/** Texts of the interface. */
interface DiagramTexts {
  /** Name of a diagram without a title. */
  diagram: string;
  /** Why there is only the source. */
  failed: string;
}

type Mode = 'light' | 'dark';

/** Variables of the package's theme in each mode. */
type DiagramColors = Readonly<Record<Mode, Readonly<Record<string, string>>>>;

/** The smallest part of its natural width to which a diagram shrinks; narrower windows scroll. */
const smallest = 0.75;

let count = 0;

/**
 * Draws the Mermaid diagrams of the page once it is loaded. Returns a function that does the same after a navigation.
 * Each diagram is drawn for both modes, so that the switch and the printer need not wait.
 */
export function drawDiagrams(
  load: () => Promise<Mermaid>,
  texts: DiagramTexts,
  colors: DiagramColors,
): () => void {
  // The settings of the package are global, so there is one drawing at a time.
  let last: Promise<unknown> = Promise.resolve();
  const serve = (): void => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-mermaid]:not([data-drawn])')];
    if (found.length === 0) return;
    for (const { dataset } of found) dataset.drawn = '';
    last = last.then(() => drawAll(found, load, texts, colors));
  };
  if (document.readyState === 'complete') serve();
  else window.addEventListener('load', serve);
  return serve;
}

async function drawAll(
  diagrams: readonly HTMLElement[],
  load: () => Promise<Mermaid>,
  texts: DiagramTexts,
  colors: DiagramColors,
): Promise<void> {
  let mermaid: Mermaid;
  try {
    mermaid = await load();
    await document.fonts.ready;
  } catch (error) {
    // The source stays; the next visit tries again.
    for (const { dataset } of diagrams) delete dataset.drawn;
    console.warn(error);
    return;
  }
  const isDark = document.documentElement.dataset.theme === 'dark';
  for (const mode of isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const))
    for (const diagram of diagrams)
      if (diagram.isConnected && diagram.dataset.drawn !== 'failed')
        await draw(diagram, mode, mermaid, texts, colors[mode]);
}

async function draw(
  diagram: HTMLElement,
  mode: Mode,
  mermaid: Mermaid,
  texts: DiagramTexts,
  themeVariables: Readonly<Record<string, string>>,
): Promise<void> {
  const id = `mermaid-${(count += 1)}`;
  const { mermaid: source = '' } = diagram.dataset;
  try {
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      suppressErrorRendering: true,
      theme: mode === 'dark' ? 'dark' : 'default',
      themeVariables,
      fontFamily: getComputedStyle(document.body).fontFamily,
    });
    const { svg } = await mermaid.render(id, source);
    const drawing = document.createElement('div');
    drawing.className = `mermaid-drawing mermaid-${mode}`;
    drawing.innerHTML = svg;
    const title = diagram.querySelector('figcaption')?.textContent ?? '';
    finish(drawing, title === '' ? texts.diagram : title);
    diagram.append(drawing);
    diagram.dataset.drawn = 'true';
  } catch (error) {
    diagram.dataset.drawn = 'failed';
    showFault(diagram, texts.failed, error instanceof Error ? error.message : String(error));
  } finally {
    // What the package measures with stays if it fails.
    document.getElementById(`d${id}`)?.remove();
  }
}

/** Gives a diagram its size and its name; readers can scroll it with the keyboard. */
function finish(drawing: HTMLElement, name: string): void {
  const svg = drawing.querySelector('svg');
  if (!svg) return;
  const { width } = svg.viewBox.baseVal;
  if (width > 0) {
    svg.setAttribute('width', '100%');
    svg.style.maxWidth = `${width}px`;
    svg.style.minWidth = `${width * smallest}px`;
  }
  svg.removeAttribute('height');
  if (!svg.querySelector(':scope > title')) svg.setAttribute('aria-label', name);
  drawing.tabIndex = 0;
  drawing.setAttribute('role', 'group');
  drawing.setAttribute('aria-label', svg.querySelector(':scope > title')?.textContent ?? name);
}

function showFault(diagram: HTMLElement, text: string, message: string): void {
  const fault = document.createElement('div');
  fault.className = 'mermaid-fault';
  const reason = document.createElement('strong');
  reason.textContent = text;
  const details = document.createElement('pre');
  details.textContent = message;
  fault.append(reason, details);
  for (const drawing of diagram.querySelectorAll('.mermaid-drawing')) drawing.remove();
  diagram.prepend(fault);
}
