import { availableParallelism } from 'node:os';
import type { ApiChange } from '../releases/change.ts';
import type { Confirmation } from '../releases/confirmation.ts';
import { SymbolIndex } from '../releases/symbol-index.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { clientSource, marker, type PlacedProbe, type Side } from './client-source.ts';
import type { Client, Probe } from './client.ts';
import { headerSuccessors } from './header-successors.ts';
import { readCompilerOutput } from './compiler-output.ts';
import type { Compiler, HeaderFolders } from './compiler.ts';
import { writeClient } from './write-client.ts';

/** What changes are confirmed with. */
export interface ConfirmSources {
  /** The older release. */
  before: Snapshot;
  /** The newer release. */
  after: Snapshot;
  /** The compiler. */
  compiler: Compiler;
  /** The headers of both releases. */
  headers: Readonly<Record<Side, HeaderFolders>>;
  /** Called when changes are done. */
  count?: (done: number, total: number) => void;
}

/** Most uses in one source: more of them cost memory, fewer of them time for the headers. */
const mostTogether = 60;

/** Asks the compiler what each change breaks, by code that uses the older declarations. */
export async function confirmChanges(
  changes: readonly ApiChange[],
  sources: ConfirmSources,
): Promise<Map<ApiChange, Confirmation>> {
  const old = new SymbolIndex(sources.before);
  const successors = headerSuccessors(sources.before, sources.after);
  const results = new Map<ApiChange, Confirmation>();
  const clients: Client[] = [];
  for (const change of changes) {
    const client = writeClient(change, old, successors);
    if ('reason' in client) results.set(change, { outcome: 'untried', ...client });
    else clients.push(client);
  }
  let done = results.size;
  const tasks = groupsOf(clients).map((group) => async () => {
    for (const [change, result] of await confirmGroup(group, sources)) results.set(change, result);
    done += group.length;
    sources.count?.(done, changes.length);
  });
  await inParallel(tasks);
  return results;
}

async function inParallel(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...tasks];
  const work = async (): Promise<void> => {
    for (let task = left.shift(); task; task = left.shift()) await task();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** Groups clients whose uses fit into one source: those with the same headers. */
function groupsOf(clients: readonly Client[]): Client[][] {
  const byHeaders = new Map<string, Client[][]>();
  for (const client of clients) {
    const { before, after } = client.headers;
    const key = JSON.stringify([before, after, client.isInclude]);
    const groups = byHeaders.get(key) ?? [];
    byHeaders.set(key, groups);
    const last = groups.at(-1);
    const size = (last ?? []).reduce((sum, { probes }) => sum + probes.length, 0);
    if (last && size + client.probes.length <= mostTogether) last.push(client);
    else groups.push([client]);
  }
  return [...byHeaders.values()].flat();
}

async function confirmGroup(
  clients: readonly Client[],
  sources: ConfirmSources,
): Promise<[ApiChange, Confirmation][]> {
  const all = clients.flatMap(({ probes }, client) =>
    probes.map((_, probe): PlacedProbe => ({ client, probe })),
  );
  const old = await survivors(clients, all, 'before', sources);
  const now =
    old.failure === undefined && old.valid.length > 0
      ? await survivors(clients, old.valid, 'after', sources)
      : {
          valid: old.valid,
          errors: new Map<string, string>(),
          failure: old.failure,
          isOfHeaders: old.isOfHeaders,
        };
  const { earlier } = sources.compiler;
  if (earlier && (old.isOfHeaders || now.isOfHeaders)) {
    const found = await confirmGroup(clients, { ...sources, compiler: earlier });
    // If the releases share no standard, the message about the latest one helps most.
    if (!found.every(([, { outcome }]) => outcome === 'untried')) return found;
  }
  const results: [ApiChange, Confirmation][] = [];
  for (const [i, client] of clients.entries()) {
    const failure = old.failure ?? now.failure;
    if (failure !== undefined) {
      results.push([client.change, { outcome: 'untried', reason: failure }]);
      continue;
    }
    const own = old.valid.filter((placed) => placed.client === i);
    const failed = own.filter((placed) => !now.valid.includes(placed));
    results.push([
      client.change,
      await verdictOn(client, i, { own, failed, errors: old.errors }, clients, sources),
    ]);
  }
  return results;
}

/** What the compiler said about the uses of a client. */
interface Tried {
  /** Those that compile with the older release. */
  own: readonly PlacedProbe[];
  /** Those of them that do not compile with the newer one. */
  failed: readonly PlacedProbe[];
  /** Maps markers to errors with the older release. */
  errors: ReadonlyMap<string, string>;
}

async function verdictOn(
  client: Client,
  position: number,
  { own, failed, errors }: Tried,
  clients: readonly Client[],
  sources: ConfirmSources,
): Promise<Confirmation> {
  const probeOf = ({ probe }: PlacedProbe): Probe | undefined => client.probes[probe];
  // A rare use that compiles says nothing about those that callers write.
  const isOnlyRare = client.probes.every((probe) => probe.isRare);
  const tried = own.filter((placed) => isOnlyRare || !probeOf(placed)?.isRare);
  if (tried.length === 0) {
    const [first] = client.probes.flatMap(
      (_, probe) => errors.get(marker({ client: position, probe })) ?? [],
    );
    const reason = `no use of it compiles with the older release: ${first ?? 'unknown'}`;
    return { outcome: 'untried', reason };
  }
  const usual = (placed: PlacedProbe): number => (client.probes[placed.probe]?.isRare ? 1 : 0);
  const uses = new Set(failed.map(({ probe }) => client.probes[probe]?.use));
  const telling = failed.filter(({ probe }) => !uses.has(client.probes[probe]?.needs ?? ''));
  // Alone, nothing else can have caused the error.
  for (const placed of [...telling].sort((a, b) => usual(a) - usual(b))) {
    const after = await survivors(clients, [placed], 'after', sources);
    const message = after.errors.get(marker(placed));
    const probe = client.probes[placed.probe];
    if (message !== undefined && probe)
      return { outcome: 'breaks', use: probe.use, message, isRare: probe.isRare === true };
  }
  if (tried.every((placed) => probeOf(placed)?.isWeak))
    return {
      outcome: 'untried',
      reason: 'its uses can also mean the template that it specialises',
    };
  return {
    outcome: 'compiles',
    uses: own.flatMap(({ probe }) => client.probes[probe]?.use ?? []),
  };
}

/** The uses that compile. */
interface Survivors {
  valid: PlacedProbe[];
  /** Maps the markers of the others to their errors. */
  errors: Map<string, string>;
  /** Why nothing could be compiled. */
  failure: string | undefined;
  /** True if the headers themselves do not compile. */
  isOfHeaders: boolean;
}

/** Compiles uses until none is left that has an error: one error can hide others. */
async function survivors(
  clients: readonly Client[],
  probes: readonly PlacedProbe[],
  side: Side,
  { compiler, headers }: ConfirmSources,
): Promise<Survivors> {
  const errors = new Map<string, string>();
  let valid = [...probes];
  while (valid.length > 0) {
    const source = clientSource(clients, valid, side);
    const { output, failure } = await compiler.compile(source, headers[side]);
    if (failure !== undefined) return { valid: [], errors, failure, isOfHeaders: false };
    const found = readCompilerOutput(output);
    const next = valid.filter((placed) => !found.errors.has(marker(placed)));
    for (const [name, message] of found.errors) if (!errors.has(name)) errors.set(name, message);
    // Headers that do not compile by themselves can make every use fail.
    if (next.length === valid.length || (next.length === 0 && found.other !== undefined)) {
      if (found.other === undefined)
        return { valid, errors, failure: undefined, isOfHeaders: false };
      const release = side === 'before' ? 'older' : 'newer';
      return {
        valid: [],
        errors,
        isOfHeaders: true,
        failure: `the headers of the ${release} release do not compile: ${found.other}`,
      };
    }
    valid = next;
  }
  return { valid, errors, failure: undefined, isOfHeaders: false };
}
