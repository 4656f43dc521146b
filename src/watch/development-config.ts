import type { Config } from '../config/types.ts';

/**
 * Returns the configuration of a site under development: with debug pages (S-324), without analytics (S-322), with
 * unprocessed images (S-319), without social cards, which nobody sees, and for its server, not for a folder.
 */
export function developmentConfig(config: Config): Config {
  const images = { ...config.images, responsive: false };
  const unneeded = { socialCards: undefined, analytics: undefined, portable: false, docset: false };
  return { ...config, ...unneeded, images, debug: true };
}
