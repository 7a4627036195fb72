// Relies on Remix writing its preloads in a row after the page's content, then one module script.
// Without either, the HTML stays unchanged and the scripts load at once.

const attribute = "data-late";
const preloads = /(?:<link rel="modulepreload"[^>]*>)+/;
const startScript = /<script type="module"[^>]*>.*?<\/script>/s;

/** Scripts wait for the first paint, which they would delay. `shared` are the files of every page. */
export function withLateScripts(html: string, shared: readonly string[] = []): string {
  const at = html.lastIndexOf("</main>");
  const own = html.slice(Math.max(at, 0));
  if (at < 0 || !preloads.test(own) || !startScript.test(own)) return html;
  const late = own
    .replace(preloads, (links) => toLate(links + toStart(shared)))
    .replace(startScript, (script) => toLate(script) + lateScript);
  return html.slice(0, at) + late;
}

const toLate = (html: string) => `<template ${attribute}>${html}</template>`;

/** Starts modules one by one, because all at once blocks a slow phone. Their names sort in order of need. */
const toStart = (files: readonly string[]): string =>
  `<script>document.currentScript.remove();${files
    .toSorted()
    .map((file) => `import("${file}");`)
    .join("")}</script>`;

/** Sent as text: it may use only its arguments, and no named functions, which bundlers wrap in a helper. */
function showLate(own: HTMLOrSVGScriptElement | null, late: string): void {
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    // A page in a background tab is never painted.
    setTimeout(resolve, 2_000);
  }).then(() => {
    own?.remove();
    for (const part of document.querySelectorAll<HTMLTemplateElement>(late)) part.replaceWith(part.content);
  });
}

const lateScript = `<script>(${showLate})(document.currentScript,"template[${attribute}]")</script>`;
