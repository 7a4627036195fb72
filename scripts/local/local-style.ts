/** The tokens are those of app/theme.css, which a site's page has already, and these pages do not. */
export const localStyle = `
.local-page {
  color-scheme: light dark;
  --paper: light-dark(oklch(98.6% 0.004 95), oklch(19% 0.014 190));
  --surface: light-dark(oklch(100% 0 0), oklch(22.5% 0.016 190));
  --line: light-dark(oklch(90% 0.009 110), oklch(32% 0.018 190));
  --line-strong: light-dark(oklch(62% 0.015 150), oklch(57% 0.02 185));
  --ink: light-dark(oklch(24% 0.025 185), oklch(95% 0.008 150));
  --ink-2: light-dark(oklch(43% 0.02 185), oklch(80% 0.012 165));
  --accent: light-dark(oklch(44% 0.085 180), oklch(80% 0.1 176));
  --accent-soft: light-dark(oklch(94.5% 0.028 178), oklch(31% 0.045 182));
  --amber-soft: light-dark(oklch(95.5% 0.045 85), oklch(33% 0.05 75));
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.55 "Figtree Variable", system-ui, sans-serif;
  overflow-wrap: anywhere;
}
.local-page, .local-page body, .local-page h1, .local-page h2, .local-page p, .local-page ul, .local-page dl, .local-page dd, .local-page pre { margin: 0; padding: 0; }
.local-page body { display: flex; min-height: 100vh; flex-direction: column; }
.local-page main { flex: 1; width: min(100% - 2.5rem, 52rem); margin: 2rem auto 3rem; }
.local-page h1 { margin-block-start: 0.75rem !important; font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.018em; }
.local-page h2 { font-size: 1.0625rem; line-height: 1.35; }
.local-card h2 { margin-block-end: 0.25rem !important; }
.local-page a { color: var(--accent); text-underline-offset: 0.2em; }
.local-quiet a, .local-card h2 a { display: inline-block; min-height: 2rem; }
.local-page :focus-visible, .local-bar :focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
.local-lead { margin-block: 0.5rem 1.5rem !important; color: var(--ink-2); }
.local-list { display: grid; gap: 0.75rem; list-style: none; }
.local-card { padding: 1rem 1.125rem; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--surface); }
.local-person { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; justify-content: space-between; }
.local-person > div { flex: 1 1 18rem; }
.local-quiet { color: var(--ink-2); font-size: 0.9375rem; }
.local-facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1rem; margin-block: 1rem 1.5rem !important; font-size: 0.9375rem; }
.local-facts dt { color: var(--ink-2); }
.local-text { font: inherit; white-space: pre-wrap; }
.local-frame { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: 0.875rem; background: white; }
.local-press { min-height: 2.75rem; padding: 0.375rem 1rem; border: 0; border-radius: 0.625rem; background: var(--accent); color: var(--paper); font: inherit; font-size: 0.9375rem; font-weight: 600; cursor: pointer; }
.local-bar { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; justify-content: space-between; padding: 0.375rem 1.25rem; border-top: 1px solid var(--line-strong); background: var(--amber-soft); color: var(--ink); font-size: 0.875rem; line-height: 1.4; }
.local-bar form, .local-bar nav { display: flex; flex-wrap: wrap; gap: 0.25rem; align-items: center; }
.local-bar form { margin: 0; }
.local-bar span { margin-inline-end: 0.25rem; }
.local-bar button, .local-bar a { display: inline-flex; min-height: 2rem; align-items: center; padding: 0.125rem 0.625rem; border: 1px solid var(--line-strong); border-radius: 0.625rem; background: var(--surface); color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.local-bar a { border-color: transparent; background: none; text-decoration: underline; }
.local-bar button:hover, .local-bar a:hover { background: var(--accent-soft); }
@media (width < 48rem) {
  .local-bar button, .local-bar a { min-height: 2.75rem; }
}
@media (width >= 64rem) and (height >= 30rem) {
  :root:has(.local-bar):not(:has(.offline-bar)) { --offline-bar: 2.875rem; }
  :root:not(:has(.offline-bar)) .local-bar { position: sticky; bottom: 0; z-index: 25; }
}
@media print {
  .local-bar { display: none; }
}
`;
