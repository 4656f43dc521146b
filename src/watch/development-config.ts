import type { Config } from '../config/types.ts';

/**
 * The configuration of a site under development: debug pages (S-324), no analytics (S-322), images as they are (S-319).
 */
export function developmentConfig(config: Config): Config {
  const images = { ...config.images, responsive: false };
  return { ...config, images, analytics: undefined, debug: true };
}
