import { storageSlot } from '../../src/components/shell/browser-storage.ts';
import {
  choicesAttribute,
  choicesKey,
  isMemberChoice,
  isStandardChoice,
} from '../../src/shared/member-choices.ts';
import siteData from '../site-data.ts';

/** The choices of the reader that differ from the usual. */
function choices(): Set<string> {
  const written = document.documentElement.getAttribute(choicesAttribute) ?? '';
  return new Set(written.split(' ').filter((each) => isMemberChoice(each)));
}

/** Serves the buttons that show and hide the inherited and the deprecated symbols of a page, those of variants, and of standards. */
export function serve(content: Element): void {
  const buttons = [...content.querySelectorAll<HTMLButtonElement>('button[data-choice]')];
  const slot = storageSlot(choicesKey, siteData.storage);
  const show = (): void => {
    const chosen = choices();
    for (const button of buttons) {
      const { choice = '' } = button.dataset;
      const isUsuallyOn = choice !== 'inherited' && !isStandardChoice(choice);
      button.ariaPressed = String(isUsuallyOn !== chosen.has(choice));
    }
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      const { choice } = button.dataset;
      if (!isMemberChoice(choice)) return;
      const chosen = choices();
      const wasChosen = chosen.delete(choice);
      // One standard at most.
      if (isStandardChoice(choice))
        for (const each of chosen) if (isStandardChoice(each)) chosen.delete(each);
      if (!wasChosen) chosen.add(choice);
      document.documentElement.setAttribute(choicesAttribute, [...chosen].join(' '));
      slot.set([...chosen].join(' '));
      if (choice === 'inherited') openInherited(content, chosen.has(choice));
      show();
    });
  if (choices().has('inherited')) openInherited(content, true);
  show();
}

/** Opens or closes the inherited members: the style sheet only shows what is in them. */
function openInherited(content: Element, isOpen: boolean): void {
  for (const fold of content.querySelectorAll<HTMLDetailsElement>('details.inherited'))
    fold.open = isOpen;
}
