/** The name of the element or attribute as an argument of a call, or one of them in JSX or in text that is HTML. */
const styling = /\(\s*["'`]style["'`]|<style\b|\sstyle=\\?["']/;

/**
 * True if code may add style sheets or attributes `style` that a policy can refuse. Properties of elements and of React
 * (`element.style.color`, `style={{ color }}`) are not among them.
 */
export function addsStyles(source: string): boolean {
  return styling.test(source);
}
