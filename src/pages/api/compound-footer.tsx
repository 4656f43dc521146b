import type { ReactNode } from 'react';
import { groupTitle } from '../../components/api/words/titles.ts';
import { EditLink } from '../../components/page/edit-link.tsx';
import { isGeneratedPage } from '../../model/compound-lists.ts';
import type { Compound } from '../../model/compound.ts';
import { symbolPlaces } from '../../model/symbol-places.ts';
import type { PageContext } from '../page-kind.ts';
import { ReportLink } from '../report-link.tsx';

/** Links for those who find a mistake in the text of a compound: to its comment in the repository, and to a form. */
export function CompoundFooter(props: {
  /** The compound. */
  compound: Compound;
  /** Its page. */
  context: PageContext;
}): ReactNode {
  const { compound, context } = props;
  const { report, texts } = context.settings;
  const edit = commentAddress(compound, context);
  if (edit === undefined && !report) return null;
  return (
    <footer className="doc-footer">
      {edit !== undefined && <EditLink href={edit}>{texts.improveText}</EditLink>}
      <ReportLink context={context} symbol={groupTitle(compound)} />
    </footer>
  );
}

/** Returns the address of the comment of a compound in the repository, which is usually at its declaration. */
function commentAddress(compound: Compound, { links }: PageContext): string | undefined {
  const { kind, location } = compound;
  if (!location || kind === 'dir' || isGeneratedPage(compound)) return undefined;
  const { declaration, definition } = symbolPlaces(location);
  const { file, line } = declaration ?? definition ?? location;
  return links.repository?.(file, line);
}
