import type { ReactNode } from 'react';
import type { Compound } from '../../model/compound.ts';
import { isDeprecated } from '../../model/deprecated.ts';
import { splitName } from '../../model/qualified-name.ts';
import { availabilityOf } from '../../model/variants.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { fill } from '../../shared/texts/fill.ts';
import { useContent } from '../content-context.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { longestWord } from '../breakable-content.tsx';
import { breakable } from '../shell/breakable.tsx';
import { useApiPage } from './api-page.ts';
import { Badges } from './badges.tsx';
import { renderInlines } from './description/inlines.tsx';
import { hasDefinitionPart } from './parts/concept-part.tsx';
import { templatePhrases, type Phrase } from './signature/declaration.ts';
import { SignatureView } from './signature/signature-view.tsx';
import { kindWord } from './words/kinds.ts';
import { nameIn } from '../../model/name-in-language.ts';
import { baseName } from './words/titles.ts';

/** The header of a compound's page: kind, name, template line and badges. */
export function CompoundHeader(): ReactNode {
  const { compound } = useApiPage();
  const { links, texts } = useContent();
  const { title } = compound;
  const declaration = hasDefinitionPart(compound) ? [] : headerPhrases(compound);
  const words = compound.modifiers.filter((word) => word !== 'inline');
  const isTitled = title !== undefined && title.length > 0;
  const kind = isTitled ? titledKind(compound, texts.api) : kindWord(compound, texts.api);
  return (
    <PageTitle
      below={
        <>
          {declaration.length > 0 && <SignatureView phrases={declaration} />}
          <Badges
            words={words}
            protection={compound.protection}
            deprecated={isDeprecated(compound)}
            available={availabilityOf(compound)}
            refid={compound.refid}
            hasSince={false}
          />
        </>
      }
    >
      {kind !== undefined && (
        <>
          <span className="symbol-kind">{kind}</span>{' '}
        </>
      )}
      {isTitled ? renderInlines(title, { links, texts: texts.api, level: 1 }) : <SymbolName />}
    </PageTitle>
  );
}

/** What is in front of a title that the author wrote; nothing for pages, whose titles say it. */
function titledKind(compound: Compound, texts: ApiTexts): string | undefined {
  const kind = kindWord(compound, texts);
  // Other documents refer to a requirement by its id.
  if (compound.kind === 'requirement')
    return fill(texts.requirementTitle, { kind, id: compound.name });
  return compound.kind === 'page' || compound.kind === 'requirements' ? undefined : kind;
}

/** The template line; for a concept the whole declaration, as the source writes it if known. */
export function headerPhrases(compound: Compound): Phrase[] {
  const { initializer, conceptParts, templateParams, requires, language } = compound;
  const written = conceptParts.flatMap((part) => (part.type === 'code' ? [part.code] : []));
  if (written.length > 0) return written.map((before) => ({ before, brackets: '<>', after: [] }));
  return initializer
    ? [{ before: initializer, brackets: '<>', after: [] }]
    : templatePhrases(templateParams, requires, language);
}

/** A qualified name: the scope is muted and links to its page, the last part stands out. */
function SymbolName(): ReactNode {
  const { compound } = useApiPage();
  const { links, symbols } = useContent();
  const { kind, name, language, refid } = compound;
  if (kind === 'file' || kind === 'dir') {
    const last = baseName(name);
    return (
      <span className="symbol-name" data-copy={name}>
        {last !== name && (
          <span className="scope">
            {breakable(name.slice(0, name.length - last.length))}
            <wbr />
          </span>
        )}
        <LastName name={last} />
      </span>
    );
  }
  const [scope, last] = splitName(name);
  const parent = symbols.parent(refid);
  // Inline namespaces have no page.
  const isAround =
    parent?.name === scope || parent?.name === symbols.inline.strip(`${scope}::`).slice(0, -2);
  const href = parent && isAround ? links.refid(parent.refid) : undefined;
  const text = scope && (
    <>
      {breakable(nameIn(language, `${scope}::`))}
      <wbr />
    </>
  );
  return (
    <span className="symbol-name" data-copy={nameIn(language, name)}>
      {text && (
        <span className="scope">{href === undefined ? text : <a href={href}>{text}</a>}</span>
      )}
      <LastName name={last} />
    </span>
  );
}

/** The part of a name that stands out. A word that is wider than a phone is set smaller: nothing in it shows where it could break. */
function LastName({ name }: { name: string }): ReactNode {
  const length = longestWord(name);
  const width = length > 24 ? 32 : length > 19 ? 24 : undefined;
  return <strong className={width && `characters-${width}`}>{breakable(name)}</strong>;
}
