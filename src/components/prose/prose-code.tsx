import type { Element } from 'hast';
import { Children, createContext, isValidElement, useContext, type ReactNode } from 'react';
import { useContent } from '../content-context.tsx';
import { Island, Piece } from './island.tsx';
import { WithinFile } from './prose-surroundings.tsx';
import type { TextFunction } from '../shell/text-function.ts';

/** The properties passed to a text that is included in another. */
const TextProps = createContext<Readonly<Record<string, unknown>>>({});

interface Props {
  /** The element in the tree. */
  node?: Element;
  /** Its slots. */
  children?: ReactNode;
}

/**
 * Returns the function that an element of the tree refers to; `undefined` without reference, or if its code could not
 * be loaded.
 */
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
  // The failure to load was already reported; links and headings in the slots are checked all the same.
  if (!run) return slots;
  const { dataModule, dataFunction, dataInline } = node?.properties ?? {};
  const island = code?.islandOf(String(dataModule), Number(dataFunction));
  if (island === undefined) return <Piece run={run} props={props} slot={(i) => slots[i]} />;
  const tag = dataInline === true ? 'span' : 'div';
  return <Island {...{ tag, run, props, slots }} name={`${island}:${String(dataFunction)}`} />;
}

/** Markdown inside a piece of JSX. */
export function ProseSlot({ children }: Props): ReactNode {
  return children;
}

/** The name in error messages of components that find it among their children. */
ProseSlot.displayName = 'Markdown';

/** A text included in this one: its last slot is its content, the slots before it are its properties. */
export function ProsePartial({ node, children }: Props): ReactNode {
  const run = useTextFunction(node);
  const outer = useContext(TextProps);
  const slots = Children.toArray(children);
  const { dataFile } = node?.properties ?? {};
  // The missing file was already reported.
  if (typeof dataFile !== 'string') return null;
  const given = run?.(outer, (index) => slots[index]);
  const props = isValidElement<Record<string, unknown>>(given) ? given.props : {};
  return (
    <TextProps value={props}>
      <WithinFile file={dataFile}>{slots.at(-1)}</WithinFile>
    </TextProps>
  );
}
