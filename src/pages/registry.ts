import { classPages } from './api/class.ts';
import { conceptPages } from './api/concept.ts';
import { examplePages } from './api/example.ts';
import { filePages } from './api/file.ts';
import { folderPages } from './api/folder.ts';
import { groupPages } from './api/group.ts';
import { indexPages } from './api/index-pages.tsx';
import { modulePages } from './api/module.ts';
import { namespacePages } from './api/namespace.ts';
import { overviewPages } from './api/overview.tsx';
import { prosePages } from './api/page.ts';
import { requirementPages } from './api/requirement.ts';
import type { PageSources } from './define-page-kind.tsx';

/** Every kind of page of the site. */
export const pageKinds: PageSources[] = [
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
];
