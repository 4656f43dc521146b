import type { ReactNode } from 'react';
import type { Author } from '../../model/site.ts';
import { table } from '../../shared/table.ts';

/** A platform: its name, and the shape of its icon in a square of 24 units. */
interface Platform {
  name: string;
  /** SVG path data. */
  path: string;
  /** True if the path is stroked instead of filled. */
  isLine?: boolean;
}

const chain: Platform = {
  name: 'Link',
  path: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  isLine: true,
};

const platforms: Readonly<Record<string, Platform>> = table({
  bluesky: {
    name: 'Bluesky',
    path: 'M12 11C11 8.8 8.1 4.9 5.4 3.4 3.7 2.5 3 3 3 5c0 1.4.7 5 1.1 6 .8 2 2.6 2.6 4.8 2.3-3.2.5-4.5 2.2-2.5 4.7 2.5 3 4.6.9 5.6-2.6 1 3.5 3 5.6 5.6 2.6 2-2.5.7-4.2-2.5-4.7 2.2.3 4-.3 4.8-2.3.4-1 1.1-4.6 1.1-6 0-2-.7-2.5-2.4-1.6C15.9 4.9 13 8.8 12 11z',
  },
  email: {
    name: 'Email',
    path: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm0 4.5V18h14V8.5l-7 5zM5.6 6l6.4 5 6.4-5z',
  },
  github: {
    name: 'GitHub',
    path: 'M12 2a10 10 0 0 0-2.5 19.7v-2.4c-2 .4-2.8-.6-3.2-1.5.9.2 1.3 1.2 3.2.9 0-.8.2-1.5.7-1.9-2.2-.3-4-1.3-4-4.3 0-1.2.3-2.2 1-3-.3-.8-.3-1.8.2-2.8.9 0 1.8.5 2.5 1a9 9 0 0 1 4.2 0c.7-.5 1.6-1 2.5-1 .5 1 .5 2 .2 2.8.7.8 1 1.8 1 3 0 3-1.8 4-4 4.3.5.5.7 1.1.7 2.2v2.7A10 10 0 0 0 12 2z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm4.8-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm1 7v8h2.5v-8zm1.25-4.2a1.45 1.45 0 1 0 0 2.9 1.45 1.45 0 0 0 0-2.9zM10.5 10v8H13v-4.3c0-2 2.5-2 2.5 0V18H18v-5c0-3.5-3.7-4-5-2v-1z',
  },
  mastodon: {
    name: 'Mastodon',
    path: 'M12 3c5.5 0 8 1.5 8 6v3c0 4-2.5 5-7 5-1.5 0-2.5-.3-2.5-.3.3 2 3 2.3 5 1.8V21c-4 1-9-.3-10.5-4C4 14.5 4 11 4 9c0-4.5 2.5-6 8-6zM7.5 14h2V9.5c0-1.5 1.5-1.5 1.5.3V12h2V9.8c0-1.8 1.5-1.8 1.5-.3V14h2V9.5c0-3-3.5-3.5-4.5-1-1-2.5-4.5-2-4.5 1z',
  },
  stackoverflow: {
    name: 'Stack Overflow',
    path: 'M5 14h2v5h10v-5h2v7H5zm3.5 2.2h7v1.7h-7zm.2-3.6 6.9.7-.2 1.7-6.9-.7zm1-3.9 6.6 2.1-.5 1.6-6.6-2.1zM12 4.8l5.8 3.8-.9 1.4-5.8-3.8zM16.3 2l4.1 5.6-1.4 1L14.9 3z',
  },
  threads: {
    name: 'Threads',
    path: 'M18.5 8.5C17.5 5 15 3.5 12 3.5 7 3.5 4.5 7 4.5 12s2.5 8.5 7.5 8.5c4 0 6.5-2 6.5-4.7 0-5.8-10.5-5.3-10.5-1.3 0 3.3 7 3.5 7-1.5 0-5-5-5.5-6.5-3',
    isLine: true,
  },
  twitch: {
    name: 'Twitch',
    path: 'M5 3h15v11l-4 4h-3.5l-3 3v-3H5zm2 2v11h4v1.5l1.5-1.5h3L18 13.5V5zm4 3h1.8v4.5H11zm4 0h1.8v4.5H15z',
  },
  twitter: {
    name: 'Twitter',
    path: 'M21 6.2c-.6.4-1.3.6-2 .7.7-.5 1.2-1.2 1.5-2-.7.4-1.5.7-2.3.9a3.7 3.7 0 0 0-6.3 3.3C8.9 9 6.2 7.5 4.4 5.2c-.9 1.7-.4 3.8 1.1 4.9-.6 0-1.2-.2-1.7-.5.1 1.8 1.3 3.3 3 3.7-.5.1-1.1.1-1.6 0 .5 1.5 1.8 2.5 3.4 2.6A7.5 7.5 0 0 1 3 17.4 10.5 10.5 0 0 0 19.2 8.2c.7-.5 1.3-1.2 1.8-2z',
  },
  x: {
    name: 'X',
    path: 'M3.5 3.5h4.6l4.5 6.1 5.3-6.1h2.4l-6.6 7.6 7.1 9.4h-4.6l-4.9-6.5-5.6 6.5H3.2l7-8zm3.2 1.7L17 18.8h1.2L7.9 5.2z',
  },
  youtube: {
    name: 'YouTube',
    path: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm4 3.8v6.4l5.5-3.2z',
  },
});

/** Returns the display name of a platform. */
export function platformName(platform: string): string {
  const known = platforms[platform.toLowerCase()];
  return known?.name ?? platform.charAt(0).toUpperCase() + platform.slice(1);
}

function idOf(platform: string): string {
  const key = platform.toLowerCase();
  return `__social-${platforms[key] ? key : 'link'}`;
}

/** The icon of a platform; its shape is in the sprite of the page. */
export function SocialIcon({ platform }: { platform: string }): ReactNode {
  return (
    <svg className="social-icon" width={20} height={20} aria-hidden="true">
      <use href={`#${idOf(platform)}`} />
    </svg>
  );
}

/** The sprite with the icons of some authors, included once on each page that shows them. */
export function SocialSprite({ authors }: { authors: readonly Author[] }): ReactNode {
  const shapes = new Map<string, Platform>();
  for (const { platform } of authors.flatMap(({ socials }) => socials))
    shapes.set(idOf(platform), platforms[platform.toLowerCase()] ?? chain);
  if (shapes.size === 0) return null;
  return (
    <svg className="icon-shapes">
      <defs>
        {[...shapes].sort(byId).map(([id, { path, isLine }]) => (
          <symbol key={id} id={id} viewBox="0 0 24 24">
            {isLine ? (
              <path d={path} fill="none" stroke="currentColor" strokeWidth={2} />
            ) : (
              <path d={path} fill="currentColor" fillRule="evenodd" />
            )}
          </symbol>
        ))}
      </defs>
    </svg>
  );
}

function byId([a]: [id: string, shape: Platform], [b]: [id: string, shape: Platform]): number {
  return a < b ? -1 : 1;
}
