/** What the box loads with its first results, or for its help. */
export { BoxChips } from './box-chips.tsx';
export { BoxHelp } from './box-help.tsx';
export { copyName } from './copy-name.ts';
