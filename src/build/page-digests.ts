import { contentKey, keyOfParts, type KeyPart } from '../cache/content-key.ts';
import type { ApiPages, PlanPage } from '../plan/types.ts';

/** Hashes of what the pages of an API reference show, one by one. */
export interface PageDigests {
  /** Hash of everything that any of these pages may show, except what an edit of a comment changes. */
  frame: string;
  /**
   * Returns the hash of the rest for a page, given the ids of the other symbols whose remarks it shows; `undefined` if
   * one of these symbols is gone.
   */
  of: (page: PlanPage, reads: Iterable<string>) => string | undefined;
}

/** What the digests of an API reference are made of, besides what its pages show. */
export interface DigestInput {
  /** Everything that the pages show besides the reference itself. */
  around: KeyPart;
  /** How well the API is documented; missing if no page shows it. */
  coverage: unknown;
  /** Returns the path of the social card of a page. */
  cardOf: (page: PlanPage) => string | undefined;
}

/** Creates the digests of an API reference. */
export function pageDigests(
  { outline, remarks, mentionsOf, ownIds }: ApiPages,
  { around, coverage, cardOf }: DigestInput,
): PageDigests {
  const remarksOf = remarks();
  // It has lines of sources, and only pages of the whole reference show it.
  const coverageText = JSON.stringify(coverage ?? null);
  const known = new Map<string, string>();
  const digestOf = (refid: string): string | undefined => {
    let digest = known.get(refid);
    if (digest !== undefined) return digest;
    const found = remarksOf(refid);
    if (!found) return undefined;
    digest = keyOfParts('symbol', [JSON.stringify(mentionsOf(refid) ?? null), ...found]);
    known.set(refid, digest);
    return digest;
  };
  return {
    frame: contentKey('frame', around, keyOfParts('outline', outline())),
    of: (page, reads) => {
      const own = ownIds(page);
      const parts = [ownText(page), cardOf(page) ?? '', ...(own.length > 0 ? [] : [coverageText])];
      for (const refid of [...own, ...reads]) {
        const digest = digestOf(refid);
        if (digest === undefined) return undefined;
        parts.push(digest);
      }
      return keyOfParts('page', parts);
    },
  };
}

/** The texts that the plan has taken from the comment of a page: those of its head, which no other page shows. */
function ownText({ description }: PlanPage): string {
  const { title, headTitle, distinctTitle, keywords, htmlClass, inherited, lastModified } =
    description;
  return JSON.stringify([
    ...[title, headTitle, distinctTitle, description.description],
    ...[keywords, htmlClass, inherited, lastModified, description.openGraph],
  ]);
}
