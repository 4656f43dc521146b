import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';
import { fill } from '../../src/shared/texts/fill.ts';
import { copyText } from '../copy-buttons.ts';
import type { BoxOption } from './options.ts';

/** Copies the qualified name of an option of the box, and says so; other options have none. */
export async function copyName(
  option: BoxOption | undefined,
  box: HTMLElement | null,
  texts: BoxTexts,
  say: (notice: string) => void,
): Promise<void> {
  const name = option?.type === 'result' && option.result.qualifiedName;
  if (name && (await copyText(name, box))) say(fill(texts.copiedName, { name }));
}
