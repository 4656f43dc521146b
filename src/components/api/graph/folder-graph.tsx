import type { ReactNode } from 'react';
import { plural } from '../../../shared/texts/plural.ts';
import { useContent } from '../../content-context.tsx';
import { folderGraph, type NeighbourFolder } from '../../diagram/folder-graph.ts';
import { useApiPage } from '../api-page.ts';
import { SymbolLinks } from '../symbol-links.tsx';
import { FoldedGraph } from './graph-view.tsx';
import { groupBy } from '../../../shared/group-by.ts';

/** Maximum number of includes that a folder's page lists one by one; the files' pages list them all. */
const mostListed = 300;

/** The dependencies between the page's folder and other folders; nothing on other pages. */
export function FolderDependencyGraph(): ReactNode {
  const { diagrams, symbols, texts } = useContent();
  const { compound } = useApiPage();
  const found = compound.kind === 'dir' ? folderGraph(compound, symbols, diagrams) : undefined;
  if (!found) return null;
  const { graph, includes, includedBy } = found;
  let count = 0;
  for (const { pairs } of includes) count += pairs.length;
  return (
    <FoldedGraph graph={graph}>
      <ul className="tree">
        {includes.length > 0 && (
          <li>
            {texts.api.includes}
            <FolderList folders={includes} isWhole={count <= mostListed} />
          </li>
        )}
        {includedBy.length > 0 && (
          <li>
            {texts.api.includedBy}
            <FolderList folders={includedBy} isWhole={false} />
          </li>
        )}
      </ul>
    </FoldedGraph>
  );
}

/** Folders with their number of includes, and with the includes themselves if `isWhole` is set. */
function FolderList(props: { folders: readonly NeighbourFolder[]; isWhole: boolean }): ReactNode {
  const { texts } = useContent();
  return (
    <ul>
      {props.folders.map(({ folder, pairs }) => (
        <li key={folder.refid}>
          <SymbolLinks symbols={[folder]} />{' '}
          <span className="relation">
            {plural(texts.locale, texts.api.includeCount, pairs.length, { count: pairs.length })}
          </span>
          {props.isWhole && <PairList pairs={pairs} />}
        </li>
      ))}
    </ul>
  );
}

/** Lists each file with its includes. */
function PairList({ pairs }: Pick<NeighbourFolder, 'pairs'>): ReactNode {
  return (
    <ul>
      {[...groupBy(pairs, ({ from }) => from)].map(([file, own]) => (
        <li key={file.refid}>
          <SymbolLinks symbols={[file]} /> → <SymbolLinks symbols={own.map(({ to }) => to)} />
        </li>
      ))}
    </ul>
  );
}
