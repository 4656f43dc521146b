import { Fragment, type ReactNode } from 'react';
import type {
  Inline,
  InlineImage,
  Link,
  Ref,
  Styled,
  SymbolRef,
} from '../../../model/description.ts';
import { SmartLink } from '../../page/smart-link.tsx';
import { breakable } from '../../shell/breakable.tsx';
import { splitQualified } from '../../../model/qualified-name.ts';
import { anchorId } from '../../../model/anchor-id.ts';
import { styleElements } from '../../../model/styles.ts';
import { isStyled } from '../../../model/walk.ts';
import { renderInlineFormula, renderRaw } from './drawn.tsx';
import { knownHref } from '../known-names.ts';
import { sizeStyle } from './size.ts';
import type { TextSetting } from './setting.ts';

/** Running text. */
export function renderInlines(nodes: readonly Inline[], setting: TextSetting): ReactNode {
  const [only] = nodes;
  if (nodes.length === 1 && only?.type === 'text') return breakable(only.value);
  return nodes.map((node, key) => renderInline(node, setting, key));
}

function renderInline(node: Inline, setting: TextSetting, key: number): ReactNode {
  if (isStyled(node)) return renderStyled(node, setting, key);
  switch (node.type) {
    case 'text':
      return renderText(node.value, key);
    case 'ref':
      return renderRef(node, setting, key);
    case 'symbol':
      return renderSymbol(node, setting, key);
    case 'link':
      return renderLink(node, setting, key);
    case 'anchor':
      return setting.ids?.has(node) ? <a key={key} id={anchorId(node.id)} /> : null;
    case 'lineBreak':
      return <br key={key} />;
    case 'inlineImage':
      return renderImage(node, setting, key);
    case 'inlineFormula':
      return renderInlineFormula(node, setting, key);
    case 'rawInline':
      return renderRaw(node, setting, key);
  }
}

/** Renders text; most has no long names, and needs no element to carry a key. */
function renderText(text: string, key: number): ReactNode {
  const shown = breakable(text);
  return typeof shown === 'string' ? shown : <Fragment key={key}>{shown}</Fragment>;
}

function renderStyled(node: Styled, setting: TextSetting, key: number): ReactNode {
  if (node.type === 'code') return renderInlineCode(node, setting, key);
  const Tag = styleElements[node.type];
  return <Tag key={key}>{renderInlines(node.children, setting)}</Tag>;
}

/** Renders inline code; if it is exactly the name of a standard library symbol, it links to its documentation. */
function renderInlineCode(node: Styled, setting: TextSetting, key: number): ReactNode {
  const code = <code key={key}>{renderInlines(node.children, setting)}</code>;
  const [only] = node.children;
  if (setting.unlinked || node.children.length !== 1 || only?.type !== 'text') return code;
  const href = knownHref(only.value, setting.links);
  if (href === undefined) return code;
  return (
    <SmartLink key={key} href={href}>
      {code}
    </SmartLink>
  );
}

function renderRef(node: Ref, setting: TextSetting, key: number): ReactNode {
  const href = setting.unlinked ? undefined : setting.links.refid(node.refid, node.external);
  if (href === undefined) {
    return <span key={key}>{renderInlines(node.children, setting)}</span>;
  }
  return (
    <SmartLink key={key} href={href} title={node.tooltip}>
      {renderInlines(node.children, { ...setting, unlinked: true })}
    </SmartLink>
  );
}

/** Looks up a name as C++ does: in the scope of the text, then in those around it. */
function renderSymbol(node: SymbolRef, setting: TextSetting, key: number): ReactNode {
  const inside = { ...setting, unlinked: true };
  const children = renderInlines(node.children, inside);
  const href = setting.unlinked ? undefined : symbolHref(node.name, setting);
  if (href === undefined) return <Fragment key={key}>{children}</Fragment>;
  return (
    <SmartLink key={key} href={href}>
      {children}
    </SmartLink>
  );
}

/** Returns the address of the symbol with a name, looked up from a scope; `undefined` if there is none, or several. */
export function symbolHref(
  name: string,
  { links, scope = '' }: Pick<TextSetting, 'links' | 'scope'>,
): string | undefined {
  if (!links.symbol) return undefined;
  const parts = scope === '' ? [] : splitQualified(scope);
  for (let count = parts.length; count > 0; count--) {
    const found = links.symbol(`::${[...parts.slice(0, count), name].join('::')}`, false);
    if (found) return found.href;
  }
  return links.symbol(name, false)?.href ?? knownHref(name, links);
}

function renderLink(node: Link, setting: TextSetting, key: number): ReactNode {
  const inside = { ...setting, unlinked: true };
  if (setting.unlinked || !isSafe(node.url)) {
    return <span key={key}>{renderInlines(node.children, setting)}</span>;
  }
  // Doxygen writes a line break after an image.
  const visible = node.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  const isImage = visible.length > 0 && visible.every(({ type }) => type === 'inlineImage');
  const href = setting.links.comment(node.url, setting.sourceFile, node.file);
  if (href === undefined) return <span key={key}>{renderInlines(node.children, setting)}</span>;
  return (
    <SmartLink key={key} href={href} plain={isImage}>
      {renderInlines(isImage ? visible : node.children, inside)}
    </SmartLink>
  );
}

/** True for addresses that are safe to link: no script, no data. */
export function isSafe(url: string): boolean {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  return (
    scheme === undefined || ['http', 'https', 'mailto', 'ftp', 'tel', 'pathname'].includes(scheme)
  );
}

function renderImage(node: InlineImage, setting: TextSetting, key: number): ReactNode {
  const dark = node.dark && setting.links.image(node.dark.source, node.dark.file);
  const src = setting.links.image(node.source, node.file) ?? dark;
  if (src === undefined) {
    const text = node.alt || node.title;
    // A decoration, such as a logo in a title, says nothing without the image.
    if (!text && node.file !== undefined) return null;
    return <em key={key}>{text || node.source}</em>;
  }
  const image = (
    address: string,
    { source, file }: Pick<InlineImage, 'source' | 'file'>,
    mode?: string,
  ) => (
    <img
      key={mode ?? key}
      src={address}
      alt={node.alt}
      title={node.title}
      className={mode && `themed-image themed-image-${mode}`}
      {...setting.links.imageSize(source, file)}
      style={sizeStyle(node.width, node.height)}
      loading="lazy"
      decoding="async"
    />
  );
  if (!node.dark || dark === undefined) return image(src, node);
  return (
    <Fragment key={key}>
      {image(src, node, 'light')}
      {image(dark, node.dark, 'dark')}
    </Fragment>
  );
}
