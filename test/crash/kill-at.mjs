// Preloaded with --import. Kills its process, as `kill -9` does, before the call number CRASH_AT of those that change
// anything below a folder CRASH_IN, or beside it in folders of the same name with a dot in front; without a number, writes how many such calls there are into the file CRASH_COUNT.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const { CRASH_AT, CRASH_COUNT, CRASH_IN } = process.env;
const names = ['chmodSync', 'copyFileSync', 'linkSync', 'mkdirSync', 'renameSync', 'rmSync'];

if (isMainThread && CRASH_IN !== undefined) {
  let calls = 0;
  const beside = join(dirname(CRASH_IN), `.${basename(CRASH_IN)}.`);
  for (const name of [...names, 'rmdirSync', 'unlinkSync', 'writeFileSync']) {
    const original = fs[name];
    fs[name] = (...args) => {
      const isInside = [CRASH_IN, beside].some((path) => String(args[0]).startsWith(path));
      if (isInside && ++calls === Number(CRASH_AT)) process.kill(process.pid, 'SIGKILL');
      return original(...args);
    };
  }
  syncBuiltinESMExports();
  process.on('exit', () => CRASH_COUNT && fs.appendFileSync(CRASH_COUNT, String(calls)));
}
