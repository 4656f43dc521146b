// Preloaded with --import. Kills its process, as `kill -9` does, before the call number CRASH_AT of those that change
// anything below the folder CRASH_IN; without a number, writes how many such calls there are into the file CRASH_COUNT.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const { CRASH_AT, CRASH_COUNT, CRASH_IN } = process.env;
const names = ['copyFileSync', 'mkdirSync', 'openSync', 'renameSync', 'rmSync', 'rmdirSync'];

if (isMainThread && CRASH_IN !== undefined) {
  let calls = 0;
  for (const name of [...names, 'unlinkSync', 'writeFileSync']) {
    const original = fs[name];
    fs[name] = (...args) => {
      if (String(args[0]).startsWith(CRASH_IN) && ++calls === Number(CRASH_AT))
        process.kill(process.pid, 'SIGKILL');
      return original(...args);
    };
  }
  syncBuiltinESMExports();
  process.on('exit', () => CRASH_COUNT && fs.appendFileSync(CRASH_COUNT, String(calls)));
}
