// Jest's transformer for the packages that the bundle changes, so that tests run the same code.
import { changedCode } from '../bin/package-changes.mjs';

export default {
  process: (source, path) => ({ code: changedCode(path, source) }),
};
