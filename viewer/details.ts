import { openingTime } from '../src/components/shell/opening-time.ts';

/** Blocks that open and close smoothly; an attribute shows whether they are closed. */
const blocks = 'details[data-collapsed]';

/** Running animations by block. */
const moving = new WeakMap<HTMLDetailsElement, Animation>();

let isStarted = false;

/** Animates the details of this and all later pages; they also work without it. */
export function serve(): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('click', onClick);
  // `toggle` does not bubble. Browsers open a block themselves when a search or a hash leads into it.
  document.addEventListener('toggle', onToggle, true);
  for (const details of document.querySelectorAll<HTMLDetailsElement>(blocks)) follow(details);
}

function onToggle({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.matches(blocks) && !moving.has(target))
    follow(target);
}

/** Sets the attribute of a block that the browser may have opened or closed. */
function follow(details: HTMLDetailsElement): void {
  details.dataset.collapsed = String(!details.open);
}

function onClick(event: MouseEvent): void {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || !(target instanceof Element)) return;
  const summary = target.closest('summary');
  const details = summary?.parentElement;
  if (!(details instanceof HTMLDetailsElement) || !details.matches(blocks)) return;
  // Links and controls in a summary keep their own function.
  if (target.closest('a, button, input, label, select, textarea') !== null) return;
  event.preventDefault();
  toggle(details);
}

function toggle(details: HTMLDetailsElement): void {
  // Between a press and its event, the attribute is late.
  const willOpen = moving.has(details) ? details.dataset.collapsed === 'true' : !details.open;
  const from = details.offsetHeight;
  moving.get(details)?.cancel();
  details.open = willOpen;
  const to = details.offsetHeight;
  // The content stays visible until the block has closed.
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
    // Another animation has replaced this one.
    () => undefined,
  );
}
