const attribute = "data-late";

/** A template whose content waits for the first paint. */
export const toLate = (html: string) => `<template ${attribute}>${html}</template>`;

/**
 * A script that starts modules one by one, because starting all at once blocks a slow phone. vite.config.ts names them
 * so that each sorts before the modules that need it. The script removes itself, because React does not know it.
 */
export const toStart = (files: readonly string[]): string =>
  `<script>document.currentScript.remove();${files
    .toSorted()
    .map((file) => `import("${file}");`)
    .join("")}</script>`;

/**
 * Puts the waiting parts into the page. Sent as text, so it may use only its arguments and must not name functions,
 * which bundlers wrap in a helper.
 */
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

/** Comes after the last waiting part and removes itself with the first paint. */
export const lateScript = `<script>(${showLate})(document.currentScript,"template[${attribute}]")</script>`;
