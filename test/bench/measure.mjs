// Loaded into a measured process with --import where /proc does not tell: says on its end how much memory it took, in KiB.
import { writeSync } from 'node:fs';

process.on('exit', () => {
  writeSync(2, `\nmaxRSS=${process.resourceUsage().maxRSS}\n`);
});
