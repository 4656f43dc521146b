import { expect, test } from '@jest/globals';
import type { PlanPage } from '../../src/plan/types.ts';
import { DemandedPages } from '../../src/watch/demanded-pages.ts';

test('pages are taken once, requested ones first', async () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((file) => ({ file }) as PlanPage);
  const demanded = new DemandedPages(pages);
  const answers: string[] = [];
  const request = (file: string): void =>
    void demanded.request(file)?.then(() => answers.push(file));
  const order: string[] = [];
  for (const page of demanded) {
    order.push(page.file);
    // Requests for pages that are being rendered, are not yet, and are already.
    if (page.file === 'a') ['a', 'd', 'c', 'd'].forEach(request);
    if (page.file === 'c') request('a');
    demanded.finish(page);
  }
  await Promise.resolve();
  expect(order).toEqual(['a', 'd', 'c', 'b', 'e']);
  expect(answers).toEqual(['a', 'd', 'd', 'c']);
});
