import { expect, test } from '@jest/globals';
import { serveSmallSite } from './fixture-site.ts';
import type { SmallSite } from './fixture-site.ts';

/** Returns the messages of a build with faults, without indentation. */
async function messagesOf(site: SmallSite): Promise<string> {
  try {
    const served = await serveSmallSite(site);
    await served.close();
  } catch (error) {
    return String(error);
  }
  throw new Error('The site was built.');
}

const versions = {
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/index.md': 'Text.\n',
  'versioned_docs/version-1.0/index.md': 'Text.\n',
  'versioned_docs/version-1.0/old.md': 'Text.\n',
};

test('S-124 S-130 S-131 S-132 S-133 S-136 faults are reported with the item and the alternatives', async () => {
  const reported = await messagesOf({
    config: {
      navbar: {
        items: [
          { type: 'custom-unknown', label: 'X' },
          { type: 'docSidebar', sidebarId: 'gone' },
          { label: 'Menu', items: [{ type: 'docSidebar', sidebarId: 'empty' }] },
          { type: 'doc', docId: 'gone' },
          { type: 'docsVersionDropdown', versions: ['current', '9.9'] },
        ],
      },
    },
    files: { 'sidebars.yaml': 'some: [index, long]\nempty: [{ type: html, value: <hr> }]\n' },
  });
  for (const part of [
    'A theme navbar item failed to render.\nPlease double-check the following navbar item (navbar.items) of your configuration:\n{\n  "type": "custom-unknown",\n  "label": "X"\n}\nCause: No NavbarItem component found for type "custom-unknown".',
    'Cause: Can\'t find any sidebar with id "gone" in version "current".\nAvailable sidebar ids are:\n- some\n- empty',
    'Cause: DocSidebarNavbarItem: Sidebar with ID "empty" doesn\'t have anything to be linked to.',
    'Cause: Couldn\'t find any doc with id "gone" in version "current".\nAvailable doc ids are:\n- alone\n- guide/first\n',
    "Cause: No docs version exist for name '9.9', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n- current",
  ])
    expect(reported).toContain(part);
});

test('S-132 S-133 S-134 S-136 with several versions, the message names those that lack the target', async () => {
  const reported = await messagesOf({
    config: {
      docs: { path: 'docs' },
      navbar: {
        items: [
          { type: 'doc', docId: 'gone' },
          { type: 'doc', docId: 'old' },
          { type: 'docSidebar', sidebarId: 'gone' },
          { type: 'docsVersionDropdown', versions: { '9.9': { label: 'X' } } },
        ],
      },
    },
    files: versions,
  });
  for (const part of [
    'Couldn\'t find any doc with id "gone" in versions "current, 2.0, 1.0".',
    'Couldn\'t find any doc with id "old" in versions "current, 2.0".',
    'Can\'t find any sidebar with id "gone" in versions "current, 2.0, 1.0".\nAvailable sidebar ids are:\n- docsSidebar',
    'Available version names:\n- current\n- 2.0\n- 1.0',
  ])
    expect(reported).toContain(part);
});

test('S-125 S-140 contradictory items, and items that need missing docs, are rejected', async () => {
  const reported = await messagesOf({
    config: {
      docs: undefined,
      navbar: {
        items: [
          { label: 'A', to: '/a/', href: 'https://example.com/' },
          { label: 'B' },
          { label: 'C', html: '<b>C</b>', to: '/' },
          { label: 'D', items: [{ label: 'E', items: [] }] },
          { label: 'F', items: [{ label: 'G', to: '/', position: 'left' }] },
          { type: 'drpdown', label: 'H' },
          { type: 'dropdown', label: 'I', items: [] },
        ],
      },
    },
  });
  for (const part of [
    '"navbar.items[0]": One and only one between "to" and "href" should be provided',
    '"navbar.items[1]": One and only one between "to" and "href" should be provided',
    '"navbar.items[2]": "label" and "html" exclude each other',
    '"navbar.items[3].items[0]": Nested dropdowns are not allowed',
    '"position" is not allowed on sub-items',
    'Bad navbar item type drpdown',
  ])
    expect(reported).toContain(part);
  for (const item of [
    { type: 'doc', docId: 'index' },
    { type: 'docSidebar', sidebarId: 'docsSidebar' },
    { type: 'docsVersion' },
    { type: 'localeDropdown', dropdownItemsAfter: [{ type: 'docsVersion' }] },
  ])
    expect(await messagesOf({ config: { docs: undefined, navbar: { items: [item] } } })).toContain(
      'needs guides, and the site has none',
    );
});

test('S-178 S-188 faults of versions are reported', async () => {
  const docs = {
    path: 'docs',
    lastVersion: '3.0',
    onlyIncludeVersions: ['2.0', '4.0'],
    versions: { '5.0': { label: 'Five' } },
  };
  const known = 'Available version names are: current, 2.0, 1.0';
  const chosen = await messagesOf({ config: { docs }, files: versions });
  for (const part of [
    `Docs option lastVersion: 3.0 is invalid. ${known}`,
    `Invalid docs option "onlyIncludeVersions": unknown versions (4.0) found. ${known}`,
    `Invalid docs option "versions": unknown versions (5.0) found. ${known}`,
  ])
    expect(chosen).toContain(part);

  const { 'versioned_docs/version-2.0/index.md': _, ...lacking } = versions;
  const missing = await messagesOf({
    config: { docs: { path: 'none' } },
    files: {
      ...lacking,
      'versioned_docs/version-1.0/index.md': '',
      'versioned_docs/version-2.0/a.txt': '',
    },
  });
  expect(missing).toContain(
    'The docs folder does not exist for version "current". A docs folder is expected to be found at none.',
  );
  expect(missing).toContain(
    'Docs version "2.0" has no docs! At least one doc should exist at "versioned_docs/version-2.0".',
  );
  expect(await messagesOf({ files: { 'versions.json': '["../x", 3, {}]' } })).toMatch(
    /versions\.json:1:2: error: Invalid version name "\.\.\/x"[^]*versions\.json:1:13: error: "\[2\]" must be text/,
  );
  expect(
    await messagesOf({ config: { docs: { path: 'docs', disableVersioning: true } } }),
  ).toContain(
    'Docs: using "disableVersioning: true" option on a non-versioned site does not make sense.',
  );
  expect(
    await messagesOf({ config: { docs: { path: 'docs', includeCurrentVersion: false } } }),
  ).toContain('It is not possible to use docs without any version.');
});
