import type { Plan } from '../plan/types.ts';
import { themeStyles } from './theme-styles.ts';

/** Returns the rules that follow from the configuration; the user's style sheets come after them. */
export function configuredStyles(plan: Pick<Plan, 'config' | 'links'>): string {
  const { announcementBar: bar } = plan.config;
  const theme = themeStyles(plan);
  if (!bar) return theme;
  return `${theme}.announcement-bar{background-color:${bar.backgroundColor};color:${bar.textColor}}`;
}
