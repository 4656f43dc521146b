import type { Root } from 'mdast';
import remarkGemoji from 'remark-gemoji';
import { unified } from 'unified';

const replace = unified().use(remarkGemoji).freeze();

/** Replaces codes such as `:tada:` with emoji (S-234). */
export function replaceEmoji(root: Root, text: string): void {
  if (/:[+\w-]+:/.test(text)) replace.runSync(root);
}
