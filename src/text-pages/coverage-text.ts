import {
  coverageSentence,
  missingText,
  percentText,
} from '../components/api/words/coverage-words.ts';
import type { ApiCoverage } from '../model/api-coverage.ts';
import * as md from './markdown.ts';
import { symbolLink } from './symbol-facts.ts';
import type { TextSetting } from './text-setting.ts';

/** Returns the page about the coverage of an API: a row for each header, then the symbols that lack a description. */
export function coverageText(
  title: string,
  { counts, headers }: ApiCoverage,
  setting: TextSetting,
): string {
  const { api } = setting.texts;
  const titleOf = (header: string): string =>
    header === '' ? md.escapeText(api.coverageElsewhere) : md.code(header);
  return md.blocks([
    md.heading(1, md.escapeText(title)),
    md.paragraph(md.escapeText(coverageSentence(counts, api))),
    md.table(
      [api.coverageHeader, api.coverageShare, api.coverageSymbols],
      headers.map((row) => [
        titleOf(row.header),
        percentText(row.counts),
        String(row.counts.total),
      ]),
    ),
    ...headers
      .filter(({ lacking }) => lacking.length > 0)
      .flatMap(({ header, lacking }) => [
        md.heading(2, titleOf(header)),
        md.list(
          lacking.map((symbol) => {
            const missing = missingText(symbol, api);
            const link = `${symbolLink(symbol.name, symbol.refid, setting)} ${symbol.kind}`;
            return missing === '' ? link : `${link}: ${md.escapeText(missing)}`;
          }),
        ),
      ]),
  ]);
}
