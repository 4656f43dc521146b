import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ChangeLead } from '../src/components/api/changes/change-lead.tsx';
import {
  ChangeGroup,
  type ChangeListTexts,
  type SymbolPlace,
} from '../src/components/api/changes/change-list.tsx';
import type { ComparisonData } from '../src/components/api/changes/comparison-form.tsx';
import { releaseLabel } from '../src/components/api/changes/release-label.ts';
import { onArrival } from '../src/components/shell/arrivals.ts';
import type { ReleaseChanges, ShownChangeGroup } from '../src/model/api-history.ts';
import { compareSnapshots } from '../src/releases/compare-snapshots.ts';
import { reportChanges } from '../src/releases/change-report.ts';
import { readPolicy, type ComparisonPolicy } from '../src/releases/comparison-policy.ts';
import { compareReleases } from '../src/releases/release-name.ts';
import { releasePolicy } from '../src/releases/release-policy.ts';
import { shownChanges } from '../src/releases/shown-changes.ts';
import { isRecord, snapshotContent } from '../src/releases/snapshot-content.ts';
import { qualified } from '../src/releases/symbol-index.ts';
import type { Snapshot } from '../src/releases/snapshot.ts';
import { enRules } from '../src/shared/texts/en-rules.ts';
import { fill } from '../src/shared/texts/fill.ts';
import { plural } from '../src/shared/texts/plural.ts';
import { announcePage } from './announce.ts';
import { goTo } from './go-to.ts';
import { readState } from './scroll-positions.ts';

/** Number of changes of a category that are shown at first. */
const portion = 300;

/** Last scroll position of each entry of the history that shows a comparison, in pixels. */
const places = new Map<string, number>();

/** Compares the releases that the address names, whenever it changes. The form goes to the address of a comparison. */
export function serveComparison(form: HTMLFormElement): void {
  const result = form.nextElementSibling;
  const status = form.querySelector('[role=status]');
  const data = readData(form.dataset.compare);
  const [fromField, toField] = ['from', 'to'].map((name) =>
    form.querySelector<HTMLSelectElement>(`select[name="${name}"]`),
  );
  if (!result || !status || !data || !fromField || !toField) return;
  const root = createRoot(result);
  const comparison = new Comparison(data);
  const { api } = data.texts;
  /** The address that was compared last. */
  let shown = '';

  const show = async (from: string, to: string, search: string): Promise<void> => {
    const names = { before: releaseLabel(from, api), after: releaseLabel(to, api) };
    status.textContent = fill(api.comparing, names);
    try {
      const changes = await comparison.of(from, to);
      if (!form.isConnected || window.location.search !== search) return;
      const title = fill(api.upgradeBetween, names);
      flushSync(() =>
        root.render(<Changes key={title} title={title} changes={changes} data={data} />),
      );
      status.textContent = '';
      announcePage(title);
    } catch (error) {
      if (window.location.search !== search) return;
      console.warn(error);
      // The form tries again.
      shown = '';
      status.textContent = api.compareFailed;
    }
  };
  const follow = (isOpened: boolean): void => {
    const { search } = window.location;
    if (search === shown) return;
    shown = search;
    const asked = new URLSearchParams(search);
    const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? ''];
    if (![from, to].every((each) => Object.hasOwn(data.snapshots, each))) {
      form.reset();
      status.textContent = '';
      root.render(null);
      return;
    }
    const [older, newer] = inOrder(from, to);
    fromField.value = older;
    toField.value = newer;
    // The page was too short for the place of the reader until the comparison is shown.
    const place = placeOfEntry();
    void show(older, newer, search).then(() => {
      if (place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
      else if (isOpened) form.scrollIntoView();
    });
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const url = new URL(window.location.href);
    url.search = new URLSearchParams({ from: fromField.value, to: toField.value }).toString();
    goTo(url.pathname + url.search, { replace: url.search === window.location.search });
  });
  const savePlace = (): void => {
    if (result.hasChildNodes()) places.set(keyOfEntry(), window.scrollY);
  };
  const stop = onArrival(() => {
    if (form.isConnected) {
      follow(false);
      return;
    }
    stop();
    window.removeEventListener('scroll', savePlace);
  });
  window.addEventListener('scroll', savePlace);
  follow(true);
}

/** Returns what identifies the entry of the window in the history; the router gives the first one no key. */
function keyOfEntry(): string {
  return readState(window.history.state).key ?? 'default';
}

/** Returns the scroll position that the entry of the window had when the reader left it; `undefined` for a new entry. */
function placeOfEntry(): number | undefined {
  const key = keyOfEntry();
  const { positions } = readState(window.history.state);
  return places.get(key) ?? positions.find(([entry]) => entry === key)?.[1][1];
}

function inOrder(a: string, b: string): [older: string, newer: string] {
  return compareReleases(a, b) > 0 ? [b, a] : [a, b];
}

function readData(text = ''): ComparisonData | undefined {
  const data: unknown = JSON.parse(text);
  return isComparisonData(data) ? data : undefined;
}

/** True for what the page of the same build contains. */
function isComparisonData(data: unknown): data is ComparisonData {
  return isRecord(data) && isRecord(data.snapshots) && isRecord(data.texts);
}

/** Loads snapshots, each once, and compares them. */
class Comparison {
  readonly #policy: ComparisonPolicy;
  readonly #snapshots = new Map<string, Promise<Snapshot>>();

  constructor(private readonly data: ComparisonData) {
    this.#policy = readPolicy(JSON.parse(data.policy));
  }

  /** Returns the changes from a release to a newer one; rejects if a snapshot cannot be loaded. */
  async of(before: string, after: string): Promise<Pick<ReleaseChanges, 'needed' | 'groups'>> {
    const [old, now] = await Promise.all([this.#snapshot(before), this.#snapshot(after)]);
    // A release between the two may have deprecated what is gone.
    const all = Object.keys(this.data.snapshots).sort(compareReleases);
    const others = await Promise.all(
      all.slice(all.indexOf(before) + 1, all.indexOf(after)).map((name) => this.#snapshot(name)),
    );
    const { settings, accepted } = this.#policy;
    const policy = releasePolicy(settings, accepted, { before, after });
    const report = reportChanges(old, now, policy, compareSnapshots(old, now, others));
    const addresses = addressesOf(now);
    const { needed, groups } = shownChanges(report);
    return {
      needed,
      groups: groups.map((group, at) => ({
        ...group,
        symbols: group.symbols.map((change, i) => {
          const { before: from, after: to } = report.groups[at]?.symbols[i] ?? {};
          // Addresses of earlier releases lead to where their symbols are now.
          const address = (to ?? from)?.symbol.address;
          const { instead } = change.advice ?? {};
          const place = instead && addresses.get(instead.name);
          return {
            ...change,
            ...(address !== undefined && { address }),
            ...(instead &&
              place !== undefined && {
                advice: { ...change.advice, instead: { ...instead, address: place } },
              }),
          };
        }),
      })),
    };
  }

  #snapshot(release: string): Promise<Snapshot> {
    const known = this.#snapshots.get(release);
    if (known) return known;
    const snapshot = loadSnapshot(this.data.snapshots[release] ?? '');
    this.#snapshots.set(release, snapshot);
    // The next question tries again.
    snapshot.catch(() => this.#snapshots.delete(release));
    return snapshot;
  }
}

/** Maps the qualified names of symbols to their addresses. */
function addressesOf({ scopes }: Snapshot): Map<string, string> {
  return new Map(
    scopes.flatMap(({ owner, symbols }) =>
      symbols.flatMap((symbol) =>
        symbol.address === undefined ? [] : [[qualified(owner, symbol), symbol.address] as const],
      ),
    ),
  );
}

async function loadSnapshot(address: string): Promise<Snapshot> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  const fault = (message: string): never => {
    throw new Error(`${address}: ${message}`);
  };
  const snapshot = snapshotContent(await response.json(), fault);
  return snapshot ?? fault('no snapshot');
}

/** The changes between two releases, as on the page of a release. */
function Changes(props: {
  title: string;
  changes: Pick<ReleaseChanges, 'needed' | 'groups'>;
  data: ComparisonData;
}): ReactNode {
  const { title, data } = props;
  const { needed, groups } = props.changes;
  const { api } = data.texts;
  const sentences = { major: api.needsMajor, minor: api.needsMinor, patch: api.needsPatch };
  const texts: ChangeListTexts = { ...data.texts, rules: { ...enRules, ...data.texts.rules } };
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison">{title}</h2>
      <ChangeLead groups={groups} texts={data.texts} />
      {needed !== 'none' && <p className="release-facts">{sentences[needed]}</p>}
      {groups.map((group) => (
        <Category
          key={group.category}
          group={group}
          texts={texts}
          hrefOf={({ address }) => (address === undefined ? undefined : data.base + address)}
        />
      ))}
    </section>
  );
}

function Category(props: {
  group: ShownChangeGroup;
  texts: ChangeListTexts;
  hrefOf: (change: SymbolPlace) => string | undefined;
}): ReactNode {
  const { group, texts, hrefOf } = props;
  const [count, setCount] = useState(portion);
  const more = group.symbols.length - count;
  return (
    <ChangeGroup group={group} texts={texts} hrefOf={hrefOf} isByHeader level={3} limit={count}>
      {more > 0 && (
        <button type="button" onClick={() => setCount(group.symbols.length)}>
          {plural(texts.locale, texts.api.moreChanges, more, { count: more })}
        </button>
      )}
    </ChangeGroup>
  );
}
