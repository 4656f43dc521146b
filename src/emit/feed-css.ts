/** The look of a feed that a browser shows as a page: that of the site, without its style sheet. */
export const feedCss = `:root {
  color-scheme: light dark;
  --text: #1b2733;
  --muted: #526070;
  --background: #fff;
  --surface: #e5f0f9;
  --border: #d8dfe6;
  --primary: #00599c;
}

@media (prefers-color-scheme: dark) {
  :root {
    --text: #dfe6ed;
    --muted: #9cabb9;
    --background: #12181f;
    --surface: #17304a;
    --border: #303c48;
    --primary: #70b8f0;
  }
}

body {
  max-width: 44rem;
  margin: 0 auto;
  padding: 2rem 1rem 4rem;
  background: var(--background);
  color: var(--text);
  font: 16px/1.65 system-ui, -apple-system, 'Segoe UI', Roboto, Ubuntu, Cantarell, 'Noto Sans', sans-serif;
  overflow-wrap: break-word;
}

h1,
h2 {
  margin: 0;
  line-height: 1.25;
}

h1 {
  font-size: clamp(1.875rem, 1.5rem + 1.5vw, 2.5rem);
}

h2 {
  font-size: 1.25rem;
}

p {
  margin: 0.5rem 0 0;
}

a {
  color: var(--primary);
  text-decoration: none;
}

a:hover {
  text-decoration: underline;
}

.note {
  margin: 0 0 2rem;
  padding: 0.75rem 1rem;
  border-left: 5px solid var(--primary);
  border-radius: 0.4rem;
  background: var(--surface);
}

.site {
  font-weight: 600;
}

.date {
  margin: 0.25rem 0 0;
  color: var(--muted);
  font-size: 0.9rem;
}

main {
  margin-top: 2rem;
}

article {
  padding: 1.5rem 0;
  border-top: 1px solid var(--border);
}
`;
