// Loaded into a measured build with --import: records the processor time and the peak memory of its steps.
// A build prints the name of each step on a line of its own when it begins (if its output is not a terminal), so this
// works with every revision. BENCH_RECORD names the file for the result.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BENCH_RECORD;
// Processes that the build starts must not write the same file.
delete process.env.BENCH_RECORD;
if (file && isMainThread) record(file);

function record(path) {
  const steps = [];
  const now = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const enter = (name) => steps.push({ name, from: now(), memory: 0 });
  const leave = () => {
    const last = steps.at(-1);
    last.to = now();
    last.memory = process.resourceUsage().maxRSS * 1024;
  };
  enter('Starting');
  const write = process.stdout.write;
  process.stdout.write = function (chunk, ...more) {
    // With several languages, the language follows the name.
    const name = /^([A-Z][a-z]+)(?: \([\w-]+\))?\n$/.exec(String(chunk))?.[1];
    if (name) {
      leave();
      enter(name);
    }
    return write.call(this, chunk, ...more);
  };
  process.on('exit', () => {
    leave();
    const list = steps.map(({ name, from, to, memory }) => ({
      name,
      processor: to - from,
      memory,
    }));
    writeFileSync(path, JSON.stringify({ processor: now(), steps: list }));
  });
}
