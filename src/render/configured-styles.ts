import type { Plan } from '../plan/types.ts';

/** Returns the rules that follow from the configuration; the user's style sheets come after them. */
export function configuredStyles({ config }: Pick<Plan, 'config'>): string {
  const { announcementBar: bar } = config;
  if (!bar) return '';
  return `.announcement-bar{background-color:${bar.backgroundColor};color:${bar.textColor}}`;
}
