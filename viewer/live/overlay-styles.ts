/** The overlay's own styles: readable with any style sheet of the site. */
export const overlayStyles = `
:host {
  --back: #fff;
  --text: #1c1e21;
  --dim: #525860;
  --line: #d5d8dc;
  --fault: #b3261e;
  --code: #f4f5f7;
  color-scheme: light;
}
:host([data-theme='dark']) {
  --back: #1b1c1f;
  --text: #f1f2f4;
  --dim: #b4b9c1;
  --line: #3c4048;
  --fault: #ff9a90;
  --code: #111214;
  color-scheme: dark;
}
dialog {
  box-sizing: border-box;
  width: min(60rem, 100% - 2rem);
  max-height: calc(100% - 2rem);
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  border-top: 6px solid var(--fault);
  border-radius: 8px;
  background: var(--back);
  color: var(--text);
  font: 16px/1.5 system-ui, sans-serif;
  box-shadow: 0 12px 48px rgb(0 0 0 / 40%);
}
dialog::backdrop {
  background: rgb(0 0 0 / 55%);
}
header {
  position: sticky;
  top: 0;
  display: flex;
  gap: 1rem;
  align-items: center;
  justify-content: space-between;
  padding: 0.75rem 1.25rem;
  border-bottom: 1px solid var(--line);
  background: var(--back);
}
h2 {
  margin: 0;
  font-size: 1.25rem;
  line-height: 1.3;
}
.close {
  padding: 0.375rem 0.875rem;
  border: 1px solid var(--dim);
  border-radius: 6px;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.close:hover {
  background: var(--code);
}
:focus-visible {
  outline: 2px solid var(--fault);
  outline-offset: 2px;
}
.faults {
  margin: 0;
  padding: 0;
  list-style: none;
}
li {
  padding: 1rem 1.25rem;
  border-bottom: 1px solid var(--line);
}
p {
  margin: 0 0 0.5rem;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
.place {
  color: var(--fault);
  font: 600 0.875rem/1.5 ui-monospace, monospace;
}
.message {
  font-weight: 600;
}
.advice,
.code,
.note {
  color: var(--dim);
}
.code {
  margin: 0;
  font: 0.8125rem/1.5 ui-monospace, monospace;
}
.frame {
  margin: 0 0 0.5rem;
  padding: 0.75rem 1rem;
  overflow-x: auto;
  border-radius: 6px;
  background: var(--code);
  font: 0.875rem/1.5 ui-monospace, monospace;
  tab-size: 2;
}
.note {
  padding: 0.75rem 1.25rem;
  margin: 0;
  font-size: 0.875rem;
}
`;
