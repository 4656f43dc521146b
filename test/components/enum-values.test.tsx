import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiPageProvider } from '../../src/components/api/api-page.ts';
import { EnumValues } from '../../src/components/api/enum-values.tsx';
import { ContentProvider } from '../../src/components/content-context.tsx';
import type { EnumValue } from '../../src/model/compound.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import { memberAnchors } from '../../src/plan/anchors.ts';
import { compound, everywhere, member } from './api-model.ts';

test('values that a macro gives one name and id are all shown, and the id stands on the page once', () => {
  const value = (name: string, refid: string): EnumValue => ({
    refid,
    name,
    protection: 'public',
    brief: [],
    detailed: [],
  });
  const enumeration = member({
    name: 'option',
    kind: 'enum',
    enumValues: [value('FIRST', 'c_1v1'), value('OLD', 'c_1v2'), value('OLD', 'c_1v2')],
  });
  const anchors = memberAnchors([enumeration]);
  const symbols = indexSymbols({ title: '', folder: '', compounds: [], images: [] });
  const html = renderToStaticMarkup(
    <ContentProvider value={{ links: everywhere, symbols, anchors }}>
      <ApiPageProvider value={{ compound: compound({ refid: 'c', name: 'c' }), ids: new Set() }}>
        <EnumValues values={enumeration.enumValues} level={4} />
      </ApiPageProvider>
    </ContentProvider>,
  );
  expect(html.match(/<tr/g)).toHaveLength(3);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toContain('option-OLD');
});
