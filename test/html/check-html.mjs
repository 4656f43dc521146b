// Parses every page of a built site strictly by the HTML standard, and prints the faults that browsers would repair.
// usage: node test/html/check-html.mjs SITE_DIR...    exit status 1 if anything is found
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from './html-faults.mjs';

let count = 0;
let pages = 0;
for (const folder of process.argv.slice(2)) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.html')) continue;
    pages++;
    for (const fault of faultsOf(readFileSync(join(folder, file), 'utf8'))) {
      if (++count <= 20) console.log(`${join(folder, file)}:${fault}`);
    }
  }
}
console.log(`${pages} pages read, ${count} faults`);
process.exitCode = count > 0 || pages === 0 ? 1 : 0;
