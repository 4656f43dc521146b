import { additionsPage } from './api/additions-page.tsx';
import { changesPage, releasePages } from './api/changes-pages.tsx';
import { classPages } from './api/class.ts';
import { conceptPages } from './api/concept.ts';
import { coveragePage } from './api/coverage-page.tsx';
import { examplePages } from './api/example.ts';
import { filePages } from './api/file.ts';
import { folderPages } from './api/folder.ts';
import { groupPages } from './api/group.ts';
import { indexPages } from './api/index-pages.tsx';
import { librariesPage } from './api/libraries-page.tsx';
import { listPages } from './api/list-pages.tsx';
import { modulePages } from './api/module.ts';
import { namespacePages } from './api/namespace.ts';
import { overviewPages } from './api/overview.tsx';
import { ownPages } from './api/own-page.tsx';
import { prosePages } from './api/page.ts';
import { removedPages } from './api/removed-page.tsx';
import { requirementPages } from './api/requirement.ts';
import { archivePage } from './blog/archive-page.tsx';
import { authorListPage, authorPages } from './blog/author-pages.tsx';
import { blogIndexPages } from './blog/blog-index.tsx';
import { postPages } from './blog/post-page.tsx';
import { tagListPage, tagPages } from './blog/tag-pages.tsx';
import type { RegisteredKind } from './define-page-kind.tsx';
import { categoryPages } from './docs/category-page.tsx';
import { docPages } from './docs/doc-page.tsx';
import { docTagListPage, docTagPages } from './docs/doc-tag-pages.tsx';
import { debugPages } from './site/debug-pages.tsx';
import { notFoundPage } from './site/not-found-page.tsx';
import { searchPage } from './site/search-page.tsx';
import { homePage, standalonePages } from './site/standalone-pages.tsx';

/** Every kind of page. If authors set the same address for several pages, the first one is kept. */
export const pageKinds: readonly RegisteredKind[] = [
  librariesPage,
  overviewPages,
  groupPages,
  namespacePages,
  classPages,
  conceptPages,
  modulePages,
  filePages,
  folderPages,
  prosePages,
  examplePages,
  requirementPages,
  indexPages,
  listPages,
  changesPage,
  additionsPage,
  releasePages,
  removedPages,
  coveragePage,
  ownPages,
  homePage,
  standalonePages,
  docPages,
  categoryPages,
  docTagListPage,
  docTagPages,
  blogIndexPages,
  postPages,
  archivePage,
  tagListPage,
  tagPages,
  authorListPage,
  authorPages,
  searchPage,
  notFoundPage,
  debugPages,
];
