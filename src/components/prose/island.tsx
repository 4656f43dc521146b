import type { ReactNode } from 'react';
import { HydratedProvider } from '../theme/page-facts.ts';
import type { TextFunction } from '../shell/text-function.ts';

/** Input for rendering a piece of code from a text. */
interface PieceProps {
  /** Its function. */
  run: TextFunction;
  /** The properties of the text. */
  props: Readonly<Record<string, unknown>>;
  /** Returns a slot. */
  slot: (index: number) => ReactNode;
}

/** Renders a piece of code; a component, because the code may call hooks. */
export function Piece({ run, props, slot }: PieceProps): ReactNode {
  return run(props, slot);
}

/**
 * A piece of code that browsers hydrate. An element of its own holds the server's output, followed by the slots that it
 * did not show: the browser has no other source for them.
 */
export function Island(props: {
  /** The element: `div` for blocks, `span` within a line of text. */
  tag: 'div' | 'span';
  /** Name of the text's module and index of the function: `text-0:2`. */
  name: string;
  /** The function. */
  run: TextFunction;
  /** The properties of the text. */
  props: Readonly<Record<string, unknown>>;
  /** Its slots. */
  slots: readonly ReactNode[];
}): ReactNode {
  const { tag: Tag, name, run, slots } = props;
  const shown = new Set<number>();
  const slot = (index: number): ReactNode => (
    <Slot tag={Tag} index={index} shown={shown}>
      {slots[index]}
    </Slot>
  );
  const given = Object.keys(props.props).length > 0 ? JSON.stringify(props.props) : undefined;
  return (
    <>
      <Tag className="island-frame" data-island={name} data-props={given}>
        <HydratedProvider value>
          <Piece run={run} props={props.props} slot={slot} />
        </HydratedProvider>
      </Tag>
      <HiddenSlots slots={slots} shown={shown} />
    </>
  );
}

function Slot(props: {
  tag: 'div' | 'span';
  index: number;
  shown: Set<number>;
  children: ReactNode;
}): ReactNode {
  const { tag: Tag, index, shown, children } = props;
  shown.add(index);
  return (
    <Tag className="island-frame" data-slot={index}>
      <HydratedProvider value={false}>{children}</HydratedProvider>
    </Tag>
  );
}

/** The slots that a piece did not show: rendered after it, when this is known. */
function HiddenSlots(props: {
  slots: readonly ReactNode[];
  shown: ReadonlySet<number>;
}): ReactNode {
  return props.slots.map((content, index) =>
    props.shown.has(index) ? null : (
      <template key={index} data-slot-of={index}>
        {content}
      </template>
    ),
  );
}
