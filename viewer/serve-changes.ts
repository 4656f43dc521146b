/** The forms that are served. */
const served = new WeakSet<Element>();

/** Serves the forms about the changes of releases: each loads the script that it needs. */
export async function serve(content: Element): Promise<void> {
  for (const form of content.querySelectorAll<HTMLFormElement>('.comparison')) {
    if (served.has(form)) continue;
    served.add(form);
    if (form.dataset.additions === undefined)
      (await import('./compare-releases.tsx')).serveComparison(form);
    else (await import('./filter-additions.ts')).serveAdditions(form, content);
  }
}
