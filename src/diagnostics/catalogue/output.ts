import type { CatalogueEntries } from './entry.ts';

/** Diagnostics of output and cache. */
export const output = {
  'output-path': {
    meaning: 'A file of the site would be outside the output folder.',
    example: 'error: "../secret.txt" is not a file path inside the output folder.',
    advice: 'Use a relative path without `..`, `.` and `\\`.',
  },
  'output-duplicate': {
    meaning: 'Two files of the site have the same path.',
    example: 'error: Two files of the site have the path "guide/index.html".',
    advice: 'Rename or remove one of the two sources, such as a page or a redirect.',
  },
  'static-shadowed': {
    meaning:
      'A static file has the path of a page or of another generated file. The site does not contain it.',
    example:
      'static/index.html: warning: This static file is skipped: the site generates "index.html".',
    advice: 'Rename or remove it, or remove the page or option that generates the file.',
  },
  'legacy-urls-many': {
    meaning:
      "The redirects from the pages of Doxygen's own HTML are more than 20,000 files. None of them is written.",
    example:
      'site.config.yaml:9:15: error: "doxygen.legacyUrls" would write 31,412 files, more than 20,000.',
    advice:
      'Set `doxygen.legacyUrls.format` to write rules for a web server, or `doxygen.legacyUrls.force: true` to write the files.',
  },
  'legacy-urls-rules': {
    meaning: 'The site already has the file to which the rules of a web server would be written.',
    example:
      'site.config.yaml:9:15: error: The site already has a file "_redirects", so the rules of "doxygen.legacyUrls" cannot be written.',
    advice: 'Move its content to another file of the web server, or set `format: html`.',
  },
  'legacy-urls-skipped': {
    meaning:
      "Some pages of Doxygen's own HTML get no redirect, because the site has a file at the same address.",
    example:
      'site.config.yaml:9:15: info: 2 addresses of the earlier site get no redirect: html/a.html is a file of the site; …',
    advice: 'Rename the file, or serve the site from a file system that distinguishes capitals.',
  },
  'output-source': {
    meaning: 'A static file cannot be copied.',
    example:
      'static/link: error: The file "static/link" cannot be copied to the site: it does not exist or is not a file.',
    advice: 'Restore or remove the file. A symbolic link may be broken.',
  },
  'output-not-ours': {
    meaning:
      'The output folder contains files that no build has written, at paths that the site needs.',
    example:
      'build: error: The build would overwrite files in the output folder that no build has written: …',
    advice: 'Build into another folder, or empty this one first.',
  },
  'output-write': {
    meaning: 'The site cannot be written to the output folder.',
    example: 'build: error: The site cannot be written: ENOSPC: no space left on device',
    advice: 'Check the permissions of the folder and the free disk space, and build again.',
  },
  'output-in-place': {
    meaning:
      'The output folder cannot be renamed, for example because it is a mount point, so the build replaced its files one by one. A build that is killed meanwhile leaves old and new files, until the next one ends.',
    example:
      'build: info: The files of the site were replaced one by one, because the folder cannot be renamed: EBUSY: resource busy or locked.',
    advice: 'Publish the folder only after a build that has ended without an error.',
  },
  'output-earlier': {
    meaning:
      'The site is complete, but the folder with the files of the earlier one cannot be removed.',
    example:
      '.build.mtp-site/earlier-4711-1795900000000: warning: The site is complete, but the files of the earlier one cannot be removed: EACCES: permission denied',
    advice: 'Remove this folder.',
  },
  'docset-icon': {
    meaning:
      'The logo of the navbar, or the icon of the site without one, cannot be drawn as the icon of a docset. The docset is complete without it.',
    example:
      'docs/static/img/logo.svg: info: The docset has no icon: the logo cannot be drawn: Input buffer contains unsupported image format',
    advice: 'Save the file again with an image editor, as SVG or PNG.',
  },
  'output-unfinished': {
    meaning:
      'A build was stopped, and what it has left beside the output folder cannot be put into place or removed.',
    example:
      'warning: A build into "build" was interrupted, and its files cannot be put into place: EROFS: read-only file system',
    advice: 'Check the permissions of the folder, and run `mtp-site build`.',
  },
  'shard-nothing': {
    meaning:
      '`--shard` and `--shards` have no effect on this site, because its API pages show more than their own API reference: it is a docset, it has several libraries or components on all pages, or a part of it may differ in each build.',
    example:
      'error: The pages of the API reference cannot be divided into shards: the site has several libraries, whose pages link to each other.',
    advice: 'Build the site without `--shard` and `--shards`.',
  },
  'shard-missing': {
    meaning: 'The folder of `--shards` does not contain all shards.',
    example: 'shards: error: The folder lacks shard 3 of 4.',
    advice: 'Build the missing shards, and transfer all of them into this folder.',
  },
  'shard-mixed': {
    meaning: 'The folder of `--shards` has shards of several builds.',
    example:
      'shards: error: The folder has shards of different divisions: shard 1 of 3, shard 2 of 4.',
    advice:
      'Remove the shards of earlier builds, and build all with the same number after the slash.',
  },
  'shard-damaged': {
    meaning: 'The file that describes a shard was changed, or transferred incompletely.',
    example:
      'shards/mtp-site-shard-2-of-4.json: error: The record "mtp-site-shard-2-of-4.json" of a shard is damaged.',
    advice: 'Build the shard again, and transfer its folder completely.',
  },
  'shard-version': {
    meaning:
      'A shard was built by another version of mtp-site or Node.js, or on another system, so its pages may differ.',
    example:
      'shards: error: Another version of mtp-site or Node.js, or another system, has built shard 2 of 4.',
    advice:
      'Build all shards and the site with the same version of mtp-site and Node.js, on the same system.',
  },
  'shard-inputs': {
    meaning: 'A shard shows something else of an API reference than a build without it would.',
    example:
      'shards: error: The API reference 2.0 of shard 2 of 4 is not that of this build. What differs: a file that was read for it.',
    advice:
      'Build all shards and the site from the same commit and XML, in the same folder of the project, with the same options and environment variables.',
  },
  'shard-files': {
    meaning: 'A page of a shard is missing, or was changed after the shard was built.',
    example:
      'shards: error: The files of shard 2 of 4 are not those that were built: "docs/api/classes/one/index.html" is missing.',
    advice: 'Build the shard again, and transfer its folder completely.',
  },
  'cache-damaged': {
    meaning: 'A cache entry was damaged and is rebuilt.',
    example: 'node_modules/.cache/mtp-site: info: A cache entry was damaged and is rebuilt.',
    advice: 'You need not do anything. If it happens again, check the disk.',
  },
  'cache-unwritable': {
    meaning: 'The cache cannot be written. The site is complete without it.',
    example:
      'node_modules/.cache/mtp-site: info: The cache cannot be written: EACCES: permission denied',
    advice: 'Check the permissions of the folder, or build with `--no-cache`.',
  },
} satisfies CatalogueEntries;
