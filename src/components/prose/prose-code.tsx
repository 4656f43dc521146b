import type { Element } from 'hast';
import { Children, createContext, isValidElement, useContext, type ReactNode } from 'react';
import { useContent } from '../content-context.tsx';
import { Island, Piece } from './island.tsx';
import { WithinFile } from './prose-surroundings.tsx';
import type { TextFunction } from '../shell/text-function.ts';

/** The properties that the text was given, where it is a part of another. */
const TextProps = createContext<Readonly<Record<string, unknown>>>({});

interface Props {
  /** The element in the tree. */
  node?: Element;
  /** Its slots. */
  children?: ReactNode;
}

/** The function that an element of the tree names; undefined for one without, and where its code could not be loaded. */
function useTextFunction(node: Element | undefined): TextFunction | undefined {
  const { code } = useContent();
  const { dataModule, dataFunction } = node?.properties ?? {};
  return typeof dataModule === 'string' && typeof dataFunction === 'number'
    ? code?.functionOf(dataModule, dataFunction)
    : undefined;
}

/** A piece of JSX or an expression in a text. */
export function ProseCode({ node, children }: Props): ReactNode {
  const { code } = useContent();
  const run = useTextFunction(node);
  const props = useContext(TextProps);
  const slots = Children.toArray(children);
  // Code that could not be loaded has been told; the links and headings in it are looked for all the same.
  if (!run) return slots;
  const { dataModule, dataFunction, dataInline } = node?.properties ?? {};
  const island = code?.islandOf(String(dataModule), Number(dataFunction));
  if (island === undefined) return <Piece run={run} props={props} slot={(i) => slots[i]} />;
  const tag = dataInline === true ? 'span' : 'div';
  return <Island {...{ tag, run, props, slots }} name={`${island}:${String(dataFunction)}`} />;
}

/** Markdown inside of a piece of JSX. */
export function ProseSlot({ children }: Props): ReactNode {
  return children;
}

/** What messages of components call it that find it among their children. */
ProseSlot.displayName = 'Markdown';

/** Another text that is a part of this one: its last slot is its content, those before it are what it was given. */
export function ProsePartial({ node, children }: Props): ReactNode {
  const run = useTextFunction(node);
  const outer = useContext(TextProps);
  const slots = Children.toArray(children);
  const { dataFile } = node?.properties ?? {};
  // Without its file nothing is known of it, which has been told.
  if (typeof dataFile !== 'string') return null;
  const given = run?.(outer, (index) => slots[index]);
  const props = isValidElement<Record<string, unknown>>(given) ? given.props : {};
  return (
    <TextProps value={props}>
      <WithinFile file={dataFile}>{slots.at(-1)}</WithinFile>
    </TextProps>
  );
}
