import { dirname, relative, sep } from 'node:path';
import type { Config } from './types.ts';

/** The configuration with paths relative to its file, so that what shows it is the same on every machine. */
export function portableConfig(config: Config, cwd: string = process.cwd()): Config {
  const folder = config.file === undefined ? cwd : dirname(config.file);
  const portable = (path: string): string => relative(folder, path).split(sep).join('/') || '.';
  const { file, doxygen, docs, blog, pages } = config;
  return {
    ...config,
    ...(file === undefined ? {} : { file: portable(file) }),
    ...(doxygen && {
      doxygen: {
        ...doxygen,
        xml: portable(doxygen.xml),
        tagFiles: Object.fromEntries(
          Object.entries(doxygen.tagFiles).map(([path, url]) => [portable(path), url]),
        ),
      },
    }),
    ...(docs && {
      docs: {
        ...docs,
        path: portable(docs.path),
        ...(docs.defaultPath === undefined ? {} : { defaultPath: portable(docs.defaultPath) }),
        ...(docs.sidebar === undefined || docs.sidebar === false
          ? {}
          : { sidebar: portable(docs.sidebar) }),
      },
    }),
    ...(blog && { blog: { ...blog, path: portable(blog.path) } }),
    ...(pages && { pages: { ...pages, path: portable(pages.path) } }),
    navbar: {
      ...config.navbar,
      customItems: Object.fromEntries(
        Object.entries(config.navbar.customItems).map(([type, path]) => [type, portable(path)]),
      ),
    },
    staticDirectories: config.staticDirectories.map(portable),
    stylesheets: config.stylesheets.map(portable),
    clientModules: config.clientModules.map(portable),
  };
}
