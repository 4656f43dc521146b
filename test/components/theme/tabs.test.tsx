import { describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TabItem } from '../../../src/components/theme/tab-item.tsx';
import { Tabs } from '../../../src/components/theme/tabs.tsx';

/** Returns the labels of tabs and the contents of panels; a star marks the selected ones. */
function shown(tabs: ReactNode): string[] {
  const html = renderToStaticMarkup(tabs);
  const parts = html.matchAll(
    /<li role="tab"([^>]*)>(.*?)<\/li>|<div role="tabpanel"([^>]*)>(.*?)<\/div>/g,
  );
  return Array.from(parts, ([, tab, label, panel = '', content]) =>
    tab === undefined
      ? `${/\shidden=""/.test(panel) ? '' : '*'}[${content ?? ''}]`
      : `${tab.includes('aria-selected="true"') ? '*' : ''}${label ?? ''}`,
  );
}

const one = <TabItem value="one">1</TabItem>;

describe('tabs', () => {
  test('S-260 S-261 are a list of tabs and a panel for each, of which one is shown', () => {
    expect(
      renderToStaticMarkup(
        <Tabs groupId="os" queryString className="mine" block>
          <TabItem value="a" label={<b>A</b>} attributes={{ className: 'x', title: 'First' }}>
            One
          </TabItem>
          {'\n'}
          <TabItem value="b" label="B" default className="y">
            Two
          </TabItem>
        </Tabs>,
      ),
    ).toBe(
      '<div class="theme-tabs-container tabs-container" data-group="os" data-query="os">' +
        '<ul role="tablist" aria-orientation="horizontal" class="tabs tabs--block mine">' +
        '<li role="tab" tabindex="-1" aria-selected="false" class="tabs__item x" title="First" data-value="a"><b>A</b></li>' +
        '<li role="tab" tabindex="0" aria-selected="true" class="tabs__item tabs__item--active" data-value="b">B</li>' +
        '</ul><div class="tabs-panels">' +
        '<div role="tabpanel" hidden="" data-value="a" aria-label="a">One</div>' +
        '<div role="tabpanel" class="y" data-value="b" aria-label="B">Two</div>' +
        '</div></div>',
    );
  });

  test('S-260 select the first one, a default one, or the one that the group names', () => {
    const two = <TabItem value="two">2</TabItem>;
    const other = (
      <TabItem value="other" default>
        3
      </TabItem>
    );
    expect(shown(<Tabs>{[one, two]}</Tabs>)).toEqual(['*one', 'two', '*[1]', '[2]']);
    const group = (defaultValue?: string | null): string[] =>
      shown(
        <Tabs defaultValue={defaultValue}>
          {one}
          {other}
        </Tabs>,
      );
    expect(group()).toEqual(['one', '*other', '[1]', '*[3]']);
    expect(group(null)).toEqual(group());
    expect(group('one')).toEqual(['*one', 'other', '*[1]', '[3]']);
    const values = [{ value: 'two', label: 'Two' }, { value: 'one' }];
    expect(
      shown(
        <Tabs values={values}>
          {one}
          {two}
        </Tabs>,
      ),
    ).toEqual(['*Two', 'one', '[1]', '*[2]']);
  });

  test('S-260 can be created by components of the site, also in nested groups', () => {
    const Own = ({ value }: { value: string }): ReactNode => <TabItem value={value}>own</TabItem>;
    expect(
      shown(
        <Tabs>
          <Own value="x" />
          <TabItem value="y">inner</TabItem>
        </Tabs>,
      ),
    ).toEqual(['*x', 'y', '*[own]', '[inner]']);
  });

  test.each([
    [
      'no value',
      <p key="p">text</p>,
      'Bad <Tabs> child <p>: all children of the <Tabs> component should be <TabItem>, and every <TabItem> should have a unique "value" prop.',
    ],
    ['text', 'text', 'Bad <Tabs> child <>text<>: all children'],
    [
      'one value twice',
      [
        one,
        <TabItem key="2" value="one" />,
        <TabItem key="3" value="b" />,
        <TabItem key="4" value="b" />,
      ],
      `Duplicate values "'one', 'b'" found in <Tabs>. Every value needs to be unique.`,
    ],
    ['nothing', [], 'The <Tabs> component requires at least one <TabItem> children component'],
  ])('S-266 report faults: %s', (_, children, message) => {
    expect(() => renderToStaticMarkup(<Tabs>{children}</Tabs>)).toThrow(message);
  });

  test('S-266 report faulty settings of the group', () => {
    expect(() => renderToStaticMarkup(<Tabs defaultValue="x">{one}</Tabs>)).toThrow(
      'The <Tabs> has a defaultValue "x" but none of its children has the corresponding value. Available values are: one. If you intend to show no default tab, use defaultValue={null} instead.',
    );
    expect(() => renderToStaticMarkup(<Tabs queryString>{one}</Tabs>)).toThrow(
      'The <Tabs> component groupId prop is required if queryString=true, because this value is used as the search param name.',
    );
  });
});
