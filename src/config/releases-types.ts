import type { RuleId, Verdict } from '../releases/rules.ts';

/** The verdict of a rule in a library. */
export interface RuleChange {
  /** The verdict; `ignore` removes what the rule finds. */
  verdict: Verdict | 'ignore';
  /** Glob of the qualified names that it applies to; all names if missing. */
  in?: string;
}

/** The history of the API. */
export interface ReleasesConfig {
  /** Folder with the snapshots of releases: absolute path. It need not exist. */
  folder: string;
  /** Patterns for the names of scopes whose symbols are not public; they replace the default ones. */
  hidden?: string[];
  /** Globs of sources whose symbols are not public. */
  exclude: string[];
  /** Only symbols with a description are public. */
  documentedOnly: boolean;
  /** Globs of headers that users include instead of those that they include. */
  umbrella: string[];
  /** How git tags name releases: a text with `{version}`. */
  tags?: string;
  /** How the numbers of releases announce changes. */
  versioning: 'semver' | 'none';
  /** Changes that break the ABI need a major release. */
  abi: boolean;
  /** Publishes the snapshots of all releases below the API reference. */
  publish: boolean;
  /** Command that compiles code of users to confirm changes, with `{file}` and `{include}`. */
  confirm?: string;
  /** Rules with other verdicts. */
  rules: Partial<Record<RuleId, RuleChange[]>>;
}

/** A published address whose loss the maintainers accept. */
export interface LostEntry {
  /** The address below the base path: `/docs/guide/#install`. */
  lost: string;
  /** Why the loss is accepted. */
  reason: string;
}

/** A change of the API that the maintainers accept. */
export interface AcceptedEntry {
  /** The older release. */
  from: string;
  /** The newer release. */
  to: string;
  /** The rule. */
  rule: RuleId;
  /** Qualified name of the symbol; with `::*` at the end, all symbols in a scope. */
  symbol: string;
  /** Why the change is accepted. */
  reason: string;
}
