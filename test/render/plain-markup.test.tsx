import { Component, createContext, memo, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { createPlainContext, usePlainContext } from '../../src/components/plain-context.ts';
import { plainMarkup } from '../../src/render/plain-markup.ts';

const Context = createPlainContext<{ name: string }>();

function Name(): ReactNode {
  return usePlainContext(Context)?.name ?? 'nobody';
}

const rendered: Record<string, ReactNode> = {
  'text and values that are none': (
    <p>
      {'<"&\'>'}
      {0}
      {1.5}
      {false}
      {null}
      {undefined}
      {''}
      {['a', ['b', <b key="c">c</b>]]}
    </p>
  ),
  attributes: (
    <td
      className={'a "b"'}
      id="<&>"
      tabIndex={-1}
      colSpan={2}
      title={undefined}
      aria-hidden
      aria-current={false}
      data-copy=""
      translate="no"
    />
  ),
  'a style': <span style={{ width: '1rem', marginLeft: ' 2px ', color: '' }} />,
  'no style': <span style={{ color: undefined }} />,
  'elements without content': (
    <>
      <br />
      <wbr />
      <img src="a.png" alt="" loading="lazy" />
      <input type="checkbox" aria-label="more" />
    </>
  ),
  'line breaks that parsers drop': (
    <>
      <pre>{'\n\na'}</pre>
      <pre>a{'\n'}</pre>
      <pre>
        <code>{'\na'}</code>
      </pre>
    </>
  ),
  'HTML as it is': <div dangerouslySetInnerHTML={{ __html: '<i>&amp;</i>' }} />,
  'SVG with titles': (
    <svg viewBox="0 0 1 1" role="group">
      <title>{'<one>'}</title>
      <text x={0.5} textAnchor="middle" strokeWidth="2">
        <tspan>a</tspan>
      </text>
    </svg>
  ),
  'contexts, the nearest one': (
    <>
      <Name />
      <Context value={{ name: 'outer' }}>
        <Context.Provider value={{ name: 'inner' }}>
          <Name />
        </Context.Provider>
        <Name />
      </Context>
      <Name />
    </>
  ),
  'more pieces than are put together at once': Array.from({ length: 6000 }, (_, i) => (
    <li key={i}>{i}</li>
  )),
};

describe('rendering without React', () => {
  test.each(Object.entries(rendered))('writes the same: %s', (_, tree) => {
    expect(plainMarkup(tree)).toBe(renderToStaticMarkup(tree));
  });

  class OldStyle extends Component {
    override render(): ReactNode {
      return 'a';
    }
  }
  const Memo = memo(() => 'a');
  const Other = createContext('a');
  function Counter(): ReactNode {
    return useState(1)[0];
  }
  function OtherReader(): ReactNode {
    return useContext(Other);
  }

  const left: Record<string, ReactNode> = {
    'a class': <OldStyle />,
    'a wrapped component': <Memo />,
    state: <Counter />,
    'another context': <Other value="b">a</Other>,
    'the value of another context': <OtherReader />,
    'an image that is preloaded': <img src="a.png" alt="" />,
    'a title of the document': <title>a</title>,
    'an element with rules of its own': <textarea defaultValue="a" />,
    'an attribute with rules of its own': <div hidden />,
    'a script as an address': <a href={'java\nscript:alert(1)'}>a</a>,
    'an event handler': <a onClick={() => undefined}>a</a>,
  };

  test.each(Object.entries(left))('falls back to React: %s', (_, tree) => {
    // React's development build, which sites do not use, reports that it is not rendering.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(plainMarkup(tree)).toBeUndefined();
    expect(plainMarkup(<Name />)).toBe('nobody');
  });

  test('React reports a component that throws, and later components still have their contexts', () => {
    const Broken = (): ReactNode => {
      throw new Error('broken');
    };
    const tree = (
      <Context value={{ name: 'left over' }}>
        <Broken />
      </Context>
    );
    expect(plainMarkup(tree)).toBeUndefined();
    expect(plainMarkup(<Name />)).toBe('nobody');
    expect(renderToStaticMarkup(<Name />)).toBe('nobody');
  });
});
