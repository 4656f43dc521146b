// Loaded into a measured process with --import on systems without /proc: prints its peak memory on exit, in KiB.
import { writeSync } from 'node:fs';

process.on('exit', () => {
  writeSync(2, `\nmaxRSS=${process.resourceUsage().maxRSS}\n`);
});
