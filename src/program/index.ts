/**
 * The functions that programs import from `mtp-site`. None of them writes to the terminal or ends the process, and only
 * an `AbortSignal` makes them throw.
 */
export { build, check } from './build.ts';
export type { BuildOptions, BuildResult, CheckOptions } from './build.ts';
export type { Outcome, RunOptions } from './outcome.ts';
export { loadConfig, readDoxygen } from './read.ts';
export type { LoadOptions, ReadDoxygenOptions } from './read.ts';
export { diff, takeSnapshot } from './releases.ts';
export type { DiffOptions, DiffResult, SnapshotOptions, SnapshotResult } from './releases.ts';
export { serve } from './serve.ts';
export type { RunningServer, ServeOptions } from './serve.ts';
export { watch } from './watch.ts';
export type { WatchOptions } from './watch.ts';
export type { ProgressStep } from '../build/clock.ts';
export type { Config } from '../config/types.ts';
export type { Diagnostic, Level, Place } from '../diagnostics/diagnostics.ts';
export type {
  AllMember,
  CodePart,
  CodeText,
  Compound,
  CompoundContent,
  CompoundFacts,
  CompoundKind,
  ConceptPart,
  EnumValue,
  Graph,
  GraphNode,
  Include,
  InheritanceRef,
  InnerKind,
  InnerRef,
  Location,
  Member,
  MemberContent,
  MemberFacts,
  MemberKind,
  MemberRef,
  MemberSection,
  Param,
  Protection,
  RequirementRef,
  RequirementRow,
  SectionEntry,
} from '../model/compound.ts';
export type {
  Anchor,
  Block,
  CodeClass,
  CodeLine,
  CodeSpan,
  DefinitionItem,
  DefinitionList,
  Description,
  Details,
  Diagram,
  Figure,
  FormulaBlock,
  Heading,
  Inline,
  InlineFormula,
  InlineImage,
  LineBreak,
  Link,
  LinkList,
  List,
  ListItem,
  Listing,
  ListingBlock,
  Note,
  NoteKind,
  Paragraph,
  ParameterItem,
  ParameterList,
  ParameterName,
  Preformatted,
  Quote,
  RawHtmlBlock,
  RawHtmlInline,
  Ref,
  Rule,
  Section,
  Styled,
  SymbolRef,
  Table,
  TableCell,
  Text,
  Xref,
} from '../model/description.ts';
export type {
  CompoundChanges,
  Extension,
  ExtensionElement,
  ExtensionPage,
  ExtensionReport,
  ExtensionTools,
  Markup,
  MemberChanges,
} from '../model/extension.ts';
export type { ApiReference } from '../model/site.ts';
export { plainText, textOfBlocks, textOfCode, visit } from '../model/walk.ts';
export type { ChangeReport } from '../releases/change-report.ts';
export type { JudgedChange } from '../releases/judge-changes.ts';
export type {
  CommonFields,
  Snapshot,
  SnapshotBase,
  SnapshotHeader,
  SnapshotHeaderFile,
  SnapshotParam,
  SnapshotScope,
  SnapshotSymbol,
  SymbolFlag,
  SymbolKind,
} from '../releases/snapshot.ts';
export type { SessionReport } from '../watch/announcer.ts';
export type { DoxygenRun } from '../watch/doxygen-runs.ts';
