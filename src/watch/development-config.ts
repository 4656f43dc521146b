import type { Config } from '../config/types.ts';

/**
 * Returns the configuration of a site under development: with debug pages (S-324), without analytics (S-322), with
 * unprocessed images (S-319), without social cards, which nobody sees.
 */
export function developmentConfig(config: Config): Config {
  const images = { ...config.images, responsive: false };
  return { ...config, images, socialCards: undefined, analytics: undefined, debug: true };
}
