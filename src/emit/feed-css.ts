import { derivedColors, type Accents } from '../shared/color/accent.ts';

/**
 * Style sheet for a feed that a browser shows: similar to the site's design but independent of its style sheet.
 *
 * @param note Explains what a feed is, for first-time visitors.
 * @param accents The accent of the site in both modes.
 */
export function feedCss(note: string, accents: Accents): string {
  return `:root {
  color-scheme: light dark;
  --text: #1b2733;
  --muted: #526070;
  --background: #fff;
  --surface: ${derivedColors(accents, 'light').soft};
  --border: #d8dfe6;
  --primary: ${accents.light};
}

@media (prefers-color-scheme: dark) {
  :root {
    --text: #dfe6ed;
    --muted: #9cabb9;
    --background: #12181f;
    --surface: ${derivedColors(accents, 'dark').soft};
    --border: #303c48;
    --primary: ${accents.dark};
  }
}

rss,
feed {
  display: block;
  box-sizing: border-box;
  min-height: 100vh;
  max-width: 46rem;
  margin: 0 auto;
  padding: 2rem 1rem 4rem;
  background: var(--background);
  color: var(--text);
  font: 16px/1.65 system-ui, -apple-system, 'Segoe UI', Roboto, Ubuntu, Cantarell, 'Noto Sans', sans-serif;
  overflow-wrap: break-word;
}

channel > title,
feed > title,
item > title,
entry > title {
  display: block;
  margin: 0;
  font-weight: 700;
  line-height: 1.25;
}

channel > title,
feed > title {
  margin-bottom: 2rem;
  font-size: clamp(1.875rem, 1.5rem + 1.5vw, 2.5rem);
}

item > title,
entry > title {
  font-size: 1.25rem;
}

item > description,
entry > summary {
  display: block;
  margin: 0.5rem 0 0;
}

rss::before,
feed::before {
  content: ${JSON.stringify(note)};
  display: block;
  margin: 0 0 2rem;
  padding: 0.75rem 1rem;
  border-left: 5px solid var(--primary);
  border-radius: 0.4rem;
  background: var(--surface);
}

item > pubDate,
entry > updated {
  display: block;
  margin: 0.25rem 0 0;
  color: var(--muted);
  font-size: 0.9rem;
}

item,
entry {
  display: block;
  padding: 1.5rem 0;
  border-top: 1px solid var(--border);
}

channel {
  display: block;
}

channel > :not(title, item),
item > :not(title, pubDate, description),
feed > :not(title, entry),
entry > :not(title, updated, summary) {
  display: none;
}
`;
}
