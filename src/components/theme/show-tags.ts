import { headTagKey } from './head-tags.ts';
import type { HeadTag } from './head-tags.ts';

/** Undoes the effect of a tag when its component unmounts. */
type Cleanup = () => void;

/** Shows tags in the head of the window, and returns a function that removes them. The server's tags stay unchanged. */
export function showTags(tags: readonly HeadTag[]): () => void {
  const { pathname } = window.location;
  const undo = tags.map(showTag);
  return () => {
    // Another page already brought its own head.
    if (window.location.pathname !== pathname) return;
    for (const step of undo.reverse()) step();
  };
}

function showTag(tag: HeadTag): Cleanup {
  const { name, content } = tag;
  if (name === 'title') {
    const before = document.title;
    document.title = content;
    return () => {
      document.title = before;
    };
  }
  if (name === 'html') return setAttributes(document.documentElement, tag.attributes);
  if (name === 'body') return setAttributes(document.body, tag.attributes);
  const key = headTagKey(tag);
  const known = [...document.head.querySelectorAll(name)].find((each) => keyOf(each, name) === key);
  const element = elementOf(tag);
  if (known?.isEqualNode(element)) return () => undefined;
  if (known) {
    // A script that has run does not run again.
    if (name === 'script') return () => undefined;
    known.replaceWith(element);
    return () => element.replaceWith(known);
  }
  document.head.append(element);
  return () => element.remove();
}

function elementOf({ name, attributes, content }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = content;
  // As in the HTML of pages: the next page removes marked tags, and those that every page has anyway.
  const { name: named, property, rel } = attributes;
  const isKnown = name === 'meta' ? (named ?? property) !== undefined : rel === 'canonical';
  if (!isKnown) element.setAttribute('data-page-head', '');
  return element;
}

/** Returns the key of an element in the head, ignoring the mark of its origin. */
function keyOf(element: Element, name: HeadTag['name']): string {
  const attributes = Object.fromEntries(
    Array.from(element.attributes, (attribute) => [attribute.name, attribute.value]),
  );
  delete attributes['data-page-head'];
  return headTagKey({ name, attributes, content: element.textContent });
}

/** Sets attributes, and adds class names to the existing ones. */
function setAttributes(element: Element, attributes: HeadTag['attributes']): Cleanup {
  const undo = Object.entries(attributes).map(([name, value]): Cleanup => {
    if (name === 'class') {
      const added = value.split(/\s+/).filter((each) => each && !element.classList.contains(each));
      element.classList.add(...added);
      return () => element.classList.remove(...added);
    }
    const before = element.getAttribute(name);
    element.setAttribute(name, value);
    return () => {
      if (before === null) element.removeAttribute(name);
      else element.setAttribute(name, before);
    };
  });
  return () => {
    for (const step of undo) step();
  };
}
