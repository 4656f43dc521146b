import { openingTime } from '../src/components/shell/opening-time.ts';

/** Blocks that open and close smoothly, and say in an attribute whether they are closed. */
const blocks = 'details[data-collapsed]';

/** What is moving now, each by its block. */
const moving = new WeakMap<HTMLDetailsElement, Animation>();

let isStarted = false;

/** Moves the details of this and all later pages; they open and close without it too. */
export function startDetails(): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('click', onClick);
  // It does not bubble; browsers open a block by themselves where a search or a hash leads into it.
  document.addEventListener('toggle', onToggle, true);
}

function onToggle({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.matches(blocks) && !moving.has(target))
    target.dataset.collapsed = String(!target.open);
}

function onClick(event: MouseEvent): void {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || !(target instanceof Element)) return;
  const summary = target.closest('summary');
  const details = summary?.parentElement;
  if (!(details instanceof HTMLDetailsElement) || !details.matches(blocks)) return;
  // Links and controls in a summary are themselves.
  if (target.closest('a, button, input, label, select, textarea') !== null) return;
  event.preventDefault();
  toggle(details);
}

function toggle(details: HTMLDetailsElement): void {
  const willOpen = details.dataset.collapsed === 'true';
  const from = details.offsetHeight;
  moving.get(details)?.cancel();
  details.open = willOpen;
  const to = details.offsetHeight;
  // What it shows while it closes is there until the end.
  details.open = true;
  details.dataset.collapsed = String(!willOpen);
  const animation = details.animate(
    [from, to].map((height) => ({ height: `${height}px`, overflow: 'hidden' })),
    { duration: openingTime(Math.abs(to - from)), easing: 'ease-in-out' },
  );
  moving.set(details, animation);
  animation.finished.then(
    () => {
      moving.delete(details);
      details.open = willOpen;
    },
    // Another one has taken over.
    () => undefined,
  );
}
