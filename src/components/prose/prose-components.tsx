import type { Element, ElementContent } from 'hast';
import { toString as plainText } from 'hast-util-to-string';
import { Children, createElement, type ComponentProps, type ReactNode } from 'react';
import { Admonition } from '../page/admonition.tsx';
import { HeadingWithAnchor, headingLevel } from '../page/heading-with-anchor.tsx';
import { titleEnd } from '../page/page-title.tsx';
import { TocBox } from '../page/toc-box.tsx';
import { isAdmonitionType } from '../../model/admonitions.ts';
import { mapSourceSet } from '../../model/source-set.ts';
import { codeTags } from '../../model/prose-code.ts';
import { ChangesInText } from '../api/changes/changes-in-text.tsx';
import { ReleasesTable } from '../blog/releases-table.tsx';
import { breakable } from '../shell/breakable.tsx';
import { useContent } from '../content-context.tsx';
import { ResponsiveImg } from '../responsive-image.tsx';
import { ProseCode, ProsePartial, ProseSlot } from './prose-code.tsx';
import { SmartLink } from '../page/smart-link.tsx';
import { useIsExcerpt, useProseHref } from './prose-surroundings.tsx';

/** The attributes of an element, and its node in the tree. */
type Props<Tag extends keyof React.JSX.IntrinsicElements> = ComponentProps<Tag> & {
  node?: Element;
};

/** The element in the place of the table of contents for small screens. */
export const tocBoxTag = 'toc-box';

/** Maps the elements of a text to components; all other elements render as themselves. */
export const proseComponents = {
  a: ProseLink,
  code: InlineCode,
  div: ProseBox,
  img: ProseImage,
  area: addressed('area'),
  audio: addressed('audio'),
  embed: addressed('embed'),
  iframe: addressed('iframe'),
  object: addressed('object'),
  source: addressed('source'),
  track: addressed('track'),
  video: addressed('video'),
  p: ProseParagraph,
  h1: ProseTitle,
  h2: ProseHeading,
  h3: ProseHeading,
  h4: ProseHeading,
  h5: ProseHeading,
  h6: ProseHeading,
  th: ProseTableHeading,
  [tocBoxTag]: TocBox,
  [codeTags.code]: ProseCode,
  [codeTags.slot]: ProseSlot,
  [codeTags.partial]: ProsePartial,
};

/** Prefix of addresses that are published unchecked. */
const unchecked = 'pathname://';

/** Excludes an address from link checks. */
const optOut = { 'data-no-broken-link-check': '' };

function ProseLink({ node, href, ...rest }: Props<'a'>): ReactNode {
  const hrefOf = useProseHref();
  const { links } = useContent();
  const symbol = node?.properties.dataSymbol;
  if (node && typeof symbol === 'string')
    return <SymbolLink node={node} symbol={symbol} label={rest.children} />;
  const final = node?.properties.dataHref;
  if (typeof final === 'string') return <a href={final}>{rest.children}</a>;
  if (href === undefined) return <a {...rest} />;
  const { className, title, children, ...attributes } = rest;
  const isOwn = Object.keys(attributes).length > 0;
  // Attributes written by the author, and those of footnotes, stay unchanged.
  if (isOwn) return <a {...rest} href={hrefOf(href)} />;
  const address = hrefOf(href);
  const isUnchecked = href.startsWith(unchecked);
  if (isUnchecked || links.isFile?.(address)) {
    return (
      <a
        {...rest}
        href={address}
        target="_blank"
        data-plain-link=""
        {...(isUnchecked ? optOut : {})}
      >
        {children}
      </a>
    );
  }
  const only = node?.children.length === 1 ? node.children[0] : undefined;
  return (
    <SmartLink
      href={address}
      className={className}
      title={title}
      plain={only !== undefined && isImage(only)}
    >
      {withBreaks(children)}
    </SmartLink>
  );
}

/** A reference to a symbol; an unresolved one is shown as the author wrote it. */
function SymbolLink(props: { node: Element; symbol: string; label: ReactNode }): ReactNode {
  const { node, symbol, label } = props;
  const { links } = useContent();
  const found = links.symbol?.(symbol, false);
  if (found) {
    return (
      <a href={found.href} title={found.title}>
        {withBreaks(label)}
      </a>
    );
  }
  const text = plainText(node);
  return text === symbol ? `[[${symbol}]]` : `[[${text}|${symbol}]]`;
}

/** Inline code; if it unambiguously names a symbol, it links to it. */
function InlineCode({ node, ...rest }: Props<'code'>): ReactNode {
  const { links } = useContent();
  const symbol = node?.properties.dataSymbol;
  const children = withBreaks(rest.children);
  if (typeof symbol !== 'string') return <code {...rest}>{children}</code>;
  const code = <code>{children}</code>;
  const found = links.symbol?.(symbol, true);
  return found ? (
    <a href={found.href} title={found.title}>
      {code}
    </a>
  ) : (
    code
  );
}

/** Lets the long names in code or a link break between their words. */
function withBreaks(children: ReactNode): ReactNode {
  return typeof children === 'string' ? breakable(children) : children;
}

/** A paragraph; one that consists of images may be wider than lines of text. */
function ProseParagraph({ node, ...rest }: Props<'p'>): ReactNode {
  if (node?.children.some(isImage) !== true || !node.children.every(isImageOrSpace))
    return <p {...rest} />;
  return <p {...rest} className={[rest.className, 'images'].filter(Boolean).join(' ')} />;
}

/** True for an image, and for a link that contains only an image. */
function isImage(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  const [first, second] = node.children;
  return (
    node.tagName === 'img' ||
    (node.tagName === 'a' && first !== undefined && !second && isImage(first))
  );
}

function isImageOrSpace(node: ElementContent): boolean {
  return isImage(node) || (node.type === 'text' && node.value.trim() === '');
}

/** Attributes with addresses of elements that show files or pages. */
interface AddressProps {
  node?: Element;
  src?: string;
  srcSet?: string;
  poster?: string;
  data?: string;
  href?: string;
}

/** Returns a component for an element of HTML with addresses, which resolve like those of links and images. */
function addressed(tag: string): (props: AddressProps) => ReactNode {
  return function ProseAddressed({ node: _, ...rest }) {
    const hrefOf = useProseHref();
    const { src, srcSet, poster, data, href } = rest;
    return createElement(tag, {
      ...rest,
      ...(data !== undefined && { data: hrefOf(data) }),
      ...(href !== undefined && { href: hrefOf(href) }),
      ...(src !== undefined && { src: hrefOf(src) }),
      ...(srcSet !== undefined && { srcSet: mapSourceSet(srcSet, hrefOf) }),
      ...(poster !== undefined && { poster: hrefOf(poster) }),
    });
  };
}

function ProseImage({
  node: _,
  src,
  srcSet: written,
  alt = '',
  ...others
}: Props<'img'>): ReactNode {
  const hrefOf = useProseHref();
  const address = src === undefined ? undefined : hrefOf(src);
  const rest = {
    ...others,
    ...(written !== undefined && { srcSet: mapSourceSet(written, hrefOf) }),
  };
  // Unchecked images have no known size and no variants.
  if (src?.startsWith(unchecked))
    return <img loading="lazy" decoding="async" {...rest} {...optOut} src={address} alt={alt} />;
  return <ResponsiveImg {...rest} src={address} alt={alt} />;
}

/** An `h1` in the text is the page title. */
function ProseTitle({ node: _, children, ...rest }: Props<'h1'>): ReactNode {
  return (
    <header className="page-header">
      <h1 {...rest}>{children}</h1>
      {titleEnd}
    </header>
  );
}

function ProseHeading({ node, id, className, children }: Props<'h2'>): ReactNode {
  const isExcerpt = useIsExcerpt();
  const level = headingLevel(Number(node?.tagName[1] ?? 2));
  const isHidden = className?.includes('visually-hidden');
  if (isHidden || node?.properties.dataLinked === true) {
    const Tag = `h${level}` as const;
    return (
      <Tag id={id} className={className}>
        {children}
      </Tag>
    );
  }
  return (
    <HeadingWithAnchor
      level={level}
      id={isExcerpt ? undefined : id}
      label={node?.children.every(({ type }) => type === 'text') ? plainText(node) : undefined}
      className={className}
    >
      {children}
    </HeadingWithAnchor>
  );
}

/** A header cell of a table. An empty one, for example in the corner, labels nothing. */
function ProseTableHeading({ node, ...rest }: Props<'th'>): ReactNode {
  return node?.children.length === 0 ? <td {...rest} /> : <th {...rest} />;
}

/**
 * A `div`: an admonition (title first), the table of releases or the changes of releases if the Markdown reader marked
 * it, else a plain `div`.
 */
function ProseBox({ node, children, ...rest }: Props<'div'>): ReactNode {
  const {
    dataAdmonition: type,
    dataReleases: releases,
    dataChanges: changes,
  } = node?.properties ?? {};
  const { sourceFile } = useContent();
  if (Array.isArray(changes)) {
    const { dataLine: line, dataColumn: column } = node?.properties ?? {};
    return (
      <ChangesInText
        written={changes.map(String)}
        place={
          sourceFile === undefined
            ? undefined
            : { file: sourceFile, line: numberIn(line), column: numberIn(column) }
        }
      />
    );
  }
  if (typeof releases === 'string') return <ReleasesTable tag={releases} />;
  if (typeof type !== 'string') return <div {...rest}>{children}</div>;
  const [title, ...content] = Children.toArray(children);
  const isKnown = isAdmonitionType(type);
  const className = [...(isKnown ? [] : [`theme-admonition-${type}`]), rest.className ?? ''];
  return (
    <Admonition
      type={isKnown ? type : 'info'}
      title={title}
      className={className.filter(Boolean).join(' ')}
      id={rest.id}
    >
      {content.length > 0 ? content : undefined}
    </Admonition>
  );
}

/** The number that the Markdown reader left in an attribute. */
function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
