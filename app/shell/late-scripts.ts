const attribute = "data-late";

/** A template in the page, whose content waits for the first paint. */
export const toLate = (html: string) => `<template ${attribute}>${html}</template>`;

/**
 * A script that starts modules one by one, since to start all at once holds up a slow phone. vite.config.ts names them
 * so that by name each comes before those that need it. The script leaves at once, as React knows nothing of it.
 */
export const toStart = (files: readonly string[]): string =>
  `<script>document.currentScript.remove();${files
    .toSorted()
    .map((file) => `import("${file}");`)
    .join("")}</script>`;

/**
 * Puts the waiting parts into the page. Sent as text: it uses nothing but its arguments, and names no function, which
 * bundlers call a helper for.
 */
function showLate(own: HTMLOrSVGScriptElement | null, late: string): void {
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    // A page in a tab behind others is not painted.
    setTimeout(resolve, 2_000);
  }).then(() => {
    own?.remove();
    for (const part of document.querySelectorAll<HTMLTemplateElement>(late)) part.replaceWith(part.content);
  });
}

/** Stands after the last waiting part, and leaves with the first paint. */
export const lateScript = `<script>(${showLate})(document.currentScript,"template[${attribute}]")</script>`;
