import type { ReactNode } from 'react';
import { TakenOverProvider } from '../theme/page-facts.ts';
import type { TextFunction } from '../shell/text-function.ts';

/** What a piece of code of a text is rendered with. */
interface PieceProps {
  /** Its function. */
  run: TextFunction;
  /** The properties of the text. */
  props: Readonly<Record<string, unknown>>;
  /** Gives the slots. */
  slot: (index: number) => ReactNode;
}

/** What a piece of code makes; a component, since the piece may call hooks. */
export function Piece({ run, props, slot }: PieceProps): ReactNode {
  return run(props, slot);
}

/**
 * A piece of code that comes to life in browsers. What the server made stands in an element of its own, and what stands
 * in slots that were not shown, behind it: the browser has no other way to come by it.
 */
export function Island(props: {
  /** What the element is: one for blocks, or one for a line of text. */
  tag: 'div' | 'span';
  /** Name of the text's code and index of the function: `text-0:2`. */
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
      <Tag data-island={name} data-props={given} style={contents}>
        <TakenOverProvider value>
          <Piece run={run} props={props.props} slot={slot} />
        </TakenOverProvider>
      </Tag>
      <HiddenSlots slots={slots} shown={shown} />
    </>
  );
}

/** Takes no part in the layout. */
const contents = { display: 'contents' };

function Slot(props: {
  tag: 'div' | 'span';
  index: number;
  shown: Set<number>;
  children: ReactNode;
}): ReactNode {
  const { tag: Tag, index, shown, children } = props;
  shown.add(index);
  return (
    <Tag data-slot={index} style={contents}>
      <TakenOverProvider value={false}>{children}</TakenOverProvider>
    </Tag>
  );
}

/** The slots that a piece did not show: rendered after it, so that this is known. */
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
