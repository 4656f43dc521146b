import type { ContentEnvironment } from '../components/content-context.tsx';
import { releasePath } from '../model/release-paths.ts';
import { pageFacts } from './page-facts.ts';
import type { PageContext, PageDescription } from './page-kind.ts';

/** Returns what the components in the content of a page can use. */
export function contentEnvironment(
  context: PageContext,
  description: PageDescription,
): ContentEnvironment {
  return {
    texts: context.settings.texts,
    languageOf: context.settings.languageOf,
    links: context.links,
    drawings: context.drawings,
    layoutOf: context.layoutOf,
    symbols: context.symbols,
    anchors: context.anchors,
    mentions: context.mentions,
    history: shownHistory(context),
    includes: context.settings.includes,
    sourceFile: description.place?.file,
    attributeMacros: context.settings.attributeMacros,
    guarantees: context.settings.guarantees,
    diagrams: context.settings.diagrams,
    copyHiddenLines: context.settings.copyHiddenLines,
    examples: context.settings.examples,
    blog: context.blog,
    version: context.version,
    code: context.code,
    tocBox: context.tocBox,
    ownText: context.ownText,
    facts: pageFacts(context, description.version),
  };
}

/** The history of the API, with links to its releases. */
function shownHistory({
  apiInScope,
  links,
  published,
  settings,
}: PageContext): ContentEnvironment['history'] {
  const { history } = apiInScope ?? {};
  return (
    history && {
      changes: history.changes,
      symbols: history.symbols,
      published,
      hrefOf: (release) => links.permalink(`${settings.apiPath}/${releasePath(release)}`),
    }
  );
}
