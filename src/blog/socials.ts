import type { Author } from '../model/site.ts';
import type { YamlMapping } from '../markdown/yaml-map.ts';

/** Builds a URL from a user name, by platform. */
const platforms: Record<string, (name: string) => string> = {
  bluesky: (name) => `https://bsky.app/profile/${name}`,
  email: (name) => `mailto:${name}`,
  github: (name) => `https://github.com/${name}`,
  instagram: (name) => `https://www.instagram.com/${name}`,
  linkedin: (name) => `https://www.linkedin.com/in/${name}/`,
  mastodon: mastodonUrl,
  stackoverflow: (name) => `https://stackoverflow.com/users/${name}`,
  threads: (name) => `https://www.threads.net/@${name}`,
  twitch: (name) => `https://twitch.tv/${name}`,
  twitter: (name) => `https://twitter.com/${name}`,
  x: (name) => `https://x.com/${name}`,
  youtube: (name) => `https://www.youtube.com/@${name}`,
};

/** A Mastodon name may include its server: `user@example.org`. */
function mastodonUrl(name: string): string {
  const [user = '', server = 'mastodon.social'] = name.replace(/^@/, '').split('@');
  return `https://${server}/@${user}`;
}

/** Reads the social networks of an author: a name on the platform, or a complete URL. */
export function readSocials(author: YamlMapping): Author['socials'] {
  const map = author.map('socials');
  if (!map) return [];
  return map.keys.flatMap((platform) => {
    const value = map.value(platform);
    const name = value?.kind === 'number' ? value.written : value?.text();
    if (name === undefined) return [];
    if (/^(https?:\/\/|mailto:)/.test(name)) return [{ platform, url: name }];
    if (name.includes('/')) {
      map.fault(
        platform,
        `Author socials should be usernames/userIds/handles, or fully qualified HTTP(s) absolute URLs.\nSocial platform '${platform}' has illegal value '${name}'`,
      );
      return [];
    }
    const key = platform.toLowerCase();
    const url = Object.hasOwn(platforms, key) ? platforms[key] : undefined;
    if (url) return [{ platform, url: url(name) }];
    map.fault(
      platform,
      `The social platform "${platform}" is unknown, so "${name}" cannot be expanded to a URL.`,
      `Write the complete URL. Known platforms: ${Object.keys(platforms).join(', ')}.`,
    );
    return [];
  });
}
