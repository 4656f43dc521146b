import type { CSSProperties, ReactNode } from 'react';
import { FooterColumns, FooterCopyright, FooterFrame, FooterRow } from '../shell/footer.tsx';
import { Link } from '../shell/link.tsx';
import { useThemeConfig } from './common-hooks.ts';
import { ExternalLinkIcon } from '../shell/icons.tsx';
import { ThemedImage } from './themed-image.tsx';
import { isInternalUrl } from './small-exports.ts';

/** A link of the footer as the configuration has it; further keys are attributes of the link. */
export interface FooterItem {
  /** Visible text. */
  label?: string;
  /** Site path. */
  to?: string;
  /** URL, used as written. */
  href?: string;
  /** Raw HTML instead of a link. */
  html?: string;
  /** Class names of the link. */
  className?: string;
  [attribute: string]: unknown;
}

/** A column of the footer as the configuration has it. */
export interface FooterColumnProps {
  /** Heading. */
  title?: string | null;
  /** Links. */
  items: FooterItem[];
}

/** The links of the footer: columns, or links in one line. */
export type FooterLinksProps = FooterColumnProps[] | FooterItem[];

/** The logo of the footer as the configuration has it. */
export interface FooterLogoProps {
  /** Image of the light mode. */
  src: string;
  /** Image of the dark mode. */
  srcDark?: string;
  /** Replacement text. */
  alt?: string;
  /** Target of its link; no link when missing. */
  href?: string;
  /** Link target. */
  target?: string;
  /** Width in pixels. */
  width?: number | string;
  /** Height in pixels. */
  height?: number | string;
  /** Class names of the image. */
  className?: string;
  /** Styles of the image. */
  style?: CSSProperties;
}

/** True if the links are in columns. */
export function isMultiColumnFooterLinks(links: FooterLinksProps): links is FooterColumnProps[] {
  return links.some((link) => 'items' in link);
}

/** A link of the footer. */
export function FooterLinkItem({ item }: { item: FooterItem }): ReactNode {
  const { label, to, href, html, className = '', prependBaseUrlToHref: _, ...rest } = item;
  if (html !== undefined) return <span dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Link
      className={`footer__link ${className}`.trimEnd()}
      {...(href === undefined ? { to } : { href })}
      {...rest}
    >
      {label}
      {href !== undefined && !isInternalUrl(href) && <ExternalLinkIcon />}
    </Link>
  );
}

/** Columns of links. */
export function FooterMultiColumn({ columns }: { columns: FooterColumnProps[] }): ReactNode {
  return (
    <FooterColumns
      columns={columns.map(({ title, items }) => ({
        title: title ?? '',
        items: items.map((item, i) => <FooterLinkItem key={i} item={item} />),
      }))}
    />
  );
}

/** Links in one line. */
export function FooterSimple({ links }: { links: FooterItem[] }): ReactNode {
  return (
    <FooterRow
      items={links.map((item, i) => (
        <FooterLinkItem key={i} item={item} />
      ))}
    />
  );
}

/** All links of the footer. */
export function FooterLinks({ links }: { links: FooterLinksProps }): ReactNode {
  return isMultiColumnFooterLinks(links) ? (
    <FooterMultiColumn columns={links} />
  ) : (
    <FooterSimple links={links} />
  );
}

/** The logo of the footer. */
export function FooterLogo({ logo }: { logo: FooterLogoProps }): ReactNode {
  const { src, srcDark, href, target, ...rest } = logo;
  const image = <ThemedImage {...rest} sources={{ light: src, dark: srcDark ?? src }} />;
  return href === undefined ? (
    image
  ) : (
    <Link href={href} target={target}>
      {image}
    </Link>
  );
}

/** The settings of the footer; the configuration has been checked. */
interface FooterSettings {
  style: 'light' | 'dark';
  links: FooterLinksProps;
  logo?: FooterLogoProps;
  copyright?: string;
}

function isFooter(value: unknown): value is FooterSettings {
  return typeof value === 'object' && value !== null && 'links' in value;
}

/** The built-in footer, for one of the site that adds to it. */
export function Footer(): ReactNode {
  const { footer } = useThemeConfig();
  if (!isFooter(footer)) return null;
  const { style, links, logo, copyright } = footer;
  return (
    <FooterFrame
      style={style}
      links={links.length > 0 && <FooterLinks links={links} />}
      logo={logo && <FooterLogo logo={logo} />}
      copyright={copyright !== undefined && <FooterCopyright copyright={copyright} />}
    />
  );
}
