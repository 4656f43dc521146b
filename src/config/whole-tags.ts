import { aboutBrokenTag, adviceOnBrokenTag, brokenTag } from '../shared/broken-tag.ts';
import type { Complaint } from './option.ts';

/** Validation rule for HTML that pages contain as it is written. */
export function hasWholeTags(html: string): Complaint | undefined {
  const broken = brokenTag(html);
  return broken === undefined
    ? undefined
    : { message: `the HTML ${aboutBrokenTag}: ${broken}`, advice: adviceOnBrokenTag };
}
