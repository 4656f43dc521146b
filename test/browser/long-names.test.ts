import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { needProgram } from '../run/shared.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

/** A library in which everything has a long name, and every word of a name fits a narrow column. */
const header = `#pragma once
/** @file
 *  Names of the connection library. */

/** Longest number of retries. */
#define CONNECTION_LIBRARY_MAXIMUM_RETRY_COUNT 12

/** The connection library. */
namespace connection_library_namespace {

/** A list. */
template <typename ElementType, typename AllocatorType> class ResizableElementList {};

/** Why a request of ConnectionRequestBuilder::sendPreparedRequestLater failed. */
enum class RequestFailureReason {
  /** See CONNECTION_LIBRARY_MAXIMUM_RETRY_COUNT. */
  HTTPInvalidParameterInRequest,
  /** As \\c connection_library_namespace::RequestFailureReason says. */
  certificate_of_server_expired,
  /** Short enough for a label, and no longer than one. */
  PointlessCommand
};

/** Common to builders. */
class AbstractConnectionRequestBuilder {
public:
  /** Forgets what was prepared. */
  void forgetPreparedRequestsAndResponses();
};

/** Builds requests. */
class ConnectionRequestBuilder : public AbstractConnectionRequestBuilder {
public:
  /** Sends it. */
  bool send();
  /** Returns how many. */
  int count() const;
  /** Returns all, see sendPreparedRequestLater() and RequestFailureReason::HTTPInvalidParameterInRequest. */
  ResizableElementList<connection_library_namespace::RequestFailureReason, int> *preparedRequestFailureReasons();
  /** Sends it when asked.
   *  @param maximumNumberOfRetriesBeforeFailure At most CONNECTION_LIBRARY_MAXIMUM_RETRY_COUNT.
   *  @deprecated Use send(). */
  bool sendPreparedRequestLater(int maximumNumberOfRetriesBeforeFailure);
};

/** Sums. */
class RequestSummation {
public:
  /** @name Sums
   *  Adds \\f$${Array.from({ length: 30 }, (_, i) => `x_{${i}}`).join(' + ')}\\f$ to the sum.
   *  @{ */
  /** Adds \\f$${Array.from({ length: 30 }, (_, i) => `x_{${i}}`).join(' + ')}\\f$ to it. */
  void add(int a);
  /** Adds \\f$${Array.from({ length: 30 }, (_, i) => `x_{${i}}`).join(' + ')}\\f$ to it. */
  void add(double a);
  /** @} */
};

/** Hears of requests. */
class RequestListener {
public:
  /** A word of its own may be short: it is a part of a longer one. */
  void assertFor(std::enable_if_t<std::is_same<int_type,int>::value,std::enable_if<listener_id>>, int = 0);
  /** A number. */
  class listener_id {};
  /** An integer. */
  using int_type = int;
  /** @name Serialization/deserialization support
   *  @{ */
  /** Writes. */
  void write();
  /** @} */
};

}
`;

const guide = `# Names

Call \`connection_library_namespace::ConnectionRequestBuilder::sendPreparedRequestLater()\`, or
[[connection_library_namespace::RequestFailureReason]].

| Value | Meaning |
| - | - |
| \`CONNECTION_LIBRARY_MAXIMUM_RETRY_COUNT\` | The highest number of retries before a failure |
| \`HTTPInvalidParameterInRequest\` | A parameter of the request is wrong |
`;

/** Returns the XML that Doxygen makes of the header. */
async function xmlFiles(): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  try {
    await mkdir(join(folder, 'include'));
    await writeFile(join(folder, 'include/connection_library_names.h'), header);
    await writeFile(join(folder, 'include/uniqueconnectionidentifiers.h'), '/** @file */\n');
    const doxyfile =
      'INPUT = include\nGENERATE_HTML = NO\nGENERATE_LATEX = NO\nGENERATE_XML = YES\nQUIET = YES\n';
    await writeFile(join(folder, 'Doxyfile'), doxyfile);
    const { status, stderr } = spawnSync('doxygen', ['Doxyfile'], { cwd: folder });
    if (status !== 0) throw new Error(String(stderr));
    const names = await readdir(join(folder, 'xml'));
    const texts = names.map((name) => readFile(join(folder, 'xml', name), 'utf8'));
    return Object.fromEntries((await Promise.all(texts)).map((xml, i) => [`xml/${names[i]}`, xml]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

beforeAll(() => needProgram('doxygen'));

const stage = setStage({
  site: async () =>
    serveSmallSite({
      config: { doxygen: { xml: 'xml' }, docs: { path: 'docs' } },
      files: { ...(await xmlFiles()), 'docs/names.md': guide },
    }),
});

/** Returns the words that continue on the next line, with a bar where they break. */
function brokenWords(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((root) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector(root) ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      // Texts for screen readers alone are one pixel wide.
      const isVisible = (texts.currentNode.parentElement?.getBoundingClientRect().width ?? 0) > 1;
      let previous: DOMRect | undefined;
      for (let i = 0; i < text.length; i++) {
        range.setStart(texts.currentNode, i);
        range.setEnd(texts.currentNode, i + 1);
        const box = Array.from(range.getClientRects()).at(-1);
        const isLetter =
          isVisible && /\w/.test(text.charAt(i)) && box !== undefined && box.width > 0;
        if (isLetter && previous && box.top > previous.top + 4)
          broken.push(`${text.slice(0, i)}|${text.slice(i)}`);
        previous = isLetter ? box : undefined;
      }
    }
    return broken;
  }, within);
}

const pages = [
  'docs/names/',
  'docs/api/',
  'docs/api/classes/connection-library-namespace/connectionrequestbuilder/',
  'docs/api/classes/connection-library-namespace/requestlistener/',
  'docs/api/namespaces/connection-library-namespace/',
  'docs/api/files/include/connection-library-names-h/',
  'docs/api/indices/classes/all/',
];

test.each(pages)('long names break between their words: %s', async (path) => {
  const { page } = stage;
  await stage.open(path);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await eventually(() => brokenWords(page)).toEqual([]);
  }
});

test('a wide formula that overloads share scrolls in its line', async () => {
  const { page } = stage;
  await stage.open('docs/api/classes/connection-library-namespace/requestsummation/');
  await page.setViewportSize({ width: 390, height: 800 });
  await eventually(() => page.locator('math').count()).toBeGreaterThan(1);
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a title of one long word is as small as a phone needs', async () => {
  const { page } = stage;
  await stage.open('docs/api/files/include/uniqueconnectionidentifiers-h/');
  const sizes: number[] = [];
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await eventually(() => brokenWords(page, 'h1')).toEqual([]);
    sizes.push(
      await page.evaluate(() => {
        const name = document.querySelector('h1 strong');
        return name ? parseFloat(getComputedStyle(name).fontSize) : 0;
      }),
    );
  }
  expect(sizes[0]).toBe(32);
  expect(sizes[2]).toBeGreaterThanOrEqual(15);
});

test('a long type stays in its column, and all names begin at the same place', async () => {
  const { page } = stage;
  await stage.open('docs/api/classes/connection-library-namespace/connectionrequestbuilder/');
  await page.setViewportSize({ width: 1440, height: 900 });
  const places = (selector: string): Promise<number[]> =>
    page.evaluate((cells) => {
      const found = Array.from(document.querySelectorAll(cells));
      return found.map((cell) => Math.round(cell.getBoundingClientRect().left));
    }, `.member-table:not(details *) ${selector}`);
  await passes(async () => {
    const types = await places('.member-type');
    expect(types.length).toBe(4);
    expect(new Set(types).size).toBe(1);
    expect(new Set(await places('.member-type + td > code')).size).toBe(1);
  });
});
