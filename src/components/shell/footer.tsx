import type { ReactNode } from 'react';
import type { FooterEntry } from '../../shared/site-data.ts';
import { ExternalLinkIcon } from './icons.tsx';
import { FinalLink } from './final-link.tsx';
import { opensNewTab } from './link.tsx';
import { useSiteData } from './site-context.tsx';
import { ThemedImage } from './themed-image.tsx';

/** The footer of every page; none without settings. */
export function Footer(): ReactNode {
  const { footer } = useSiteData();
  if (!footer) return null;
  const { style, columns, logo, copyright } = footer;
  const entries = (items: FooterEntry[]): ReactNode[] =>
    items.map((item, i) => <Entry key={i} item={item} />);
  const links = columns.some((column) => column.title !== undefined) ? (
    <FooterColumns
      columns={columns.map(({ title = '', items }) => ({ title, items: entries(items) }))}
    />
  ) : (
    <FooterRow items={entries(columns.flatMap((column) => column.items))} />
  );
  return (
    <FooterFrame
      style={style}
      links={links}
      logo={
        logo &&
        (logo.href === undefined ? (
          <ThemedImage logo={logo} />
        ) : (
          <FinalLink href={logo.href} target={logo.target}>
            <ThemedImage logo={logo} />
          </FinalLink>
        ))
      }
      copyright={copyright !== undefined && <FooterCopyright copyright={copyright} />}
    />
  );
}

/** The frame of the footer around its parts; those without content are missing. */
function FooterFrame(props: {
  /** Colour scheme. */
  style: 'light' | 'dark';
  /** The links. */
  links?: ReactNode;
  /** The logo. */
  logo?: ReactNode;
  /** The last line. */
  copyright?: ReactNode;
}): ReactNode {
  const { style, links, logo, copyright } = props;
  const hasBottom = [logo, copyright].some((part) => part !== undefined && part !== false);
  return (
    <footer className={`theme-layout-footer footer footer--${style}`}>
      <div className="container">
        {links}
        {hasBottom && (
          <div className="footer__bottom">
            {logo && <div className="footer__logo">{logo}</div>}
            {copyright}
          </div>
        )}
      </div>
    </footer>
  );
}

/** The last line of the footer: HTML. */
function FooterCopyright({ copyright }: { copyright: string }): ReactNode {
  return <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: copyright }} />;
}

/** Columns of links with titles, which may be empty. */
function FooterColumns(props: {
  /** The columns. */
  columns: { title: string; items: ReactNode[] }[];
}): ReactNode {
  return (
    <div className="footer__columns">
      {props.columns.map(({ title, items }, i) => (
        <div key={i} className="theme-layout-footer-column footer__column">
          {title !== '' && <div className="footer__title">{title}</div>}
          <ul>
            {items.map((item, j) => (
              <li key={j}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Links in one line. */
function FooterRow({ items }: { items: ReactNode[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className="footer__links">
      {items.map((item, i) => (
        <li key={i}>{item}</li>
      ))}
    </ul>
  );
}

function Entry({ item }: { item: FooterEntry }): ReactNode {
  if (item.type === 'html') return <span dangerouslySetInnerHTML={{ __html: item.html }} />;
  const { label, href, target, className = '', attributes } = item;
  return (
    <FinalLink
      {...attributes}
      className={`footer__link ${className}`.trimEnd()}
      href={href}
      target={target}
    >
      {label}
      {opensNewTab(href, target) && <ExternalLinkIcon />}
    </FinalLink>
  );
}
