import type { ReactNode } from 'react';
import type { FooterData, FooterEntry } from '../../shared/site-data.ts';
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
  return (
    <footer className={`theme-layout-footer footer footer--${style}`}>
      <div className="container">
        {columns.some((column) => column.title !== undefined) ? (
          <Columns columns={columns} />
        ) : (
          <SimpleLinks items={columns.flatMap((column) => column.items)} />
        )}
        {(logo ?? copyright) !== undefined && (
          <div className="footer__bottom">
            {logo && (
              <div className="footer__logo">
                {logo.href === undefined ? (
                  <ThemedImage logo={logo} />
                ) : (
                  <FinalLink href={logo.href} target={logo.target}>
                    <ThemedImage logo={logo} />
                  </FinalLink>
                )}
              </div>
            )}
            {copyright !== undefined && (
              <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: copyright }} />
            )}
          </div>
        )}
      </div>
    </footer>
  );
}

function Columns({ columns }: { columns: FooterData['columns'] }): ReactNode {
  return (
    <div className="footer__columns">
      {columns.map(({ title, items }, i) => (
        <div key={i} className="theme-layout-footer-column footer__column">
          {title !== '' && <div className="footer__title">{title}</div>}
          <ul>
            {items.map((item, j) => (
              <li key={j}>
                <Entry item={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function SimpleLinks({ items }: { items: FooterEntry[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className="footer__links">
      {items.map((item, i) => (
        <li key={i}>
          <Entry item={item} />
        </li>
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
