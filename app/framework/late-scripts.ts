const attribute = "data-late";

export const toLate = (html: string) => `<template ${attribute}>${html}</template>`;

/** Starts modules one by one, because all at once blocks a slow phone. Their names sort in order of need. */
export const toStart = (files: readonly string[]): string =>
  `<script>document.currentScript.remove();${files
    .toSorted()
    .map((file) => `import("${file}");`)
    .join("")}</script>`;

/** Sent as text, so it may use only its arguments and must not name functions, which bundlers wrap in a helper. */
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

export const lateScript = `<script>(${showLate})(document.currentScript,"template[${attribute}]")</script>`;
