/** Does what can wait: once the page has loaded and the browser has nothing else to do. */
export function whenIdle(work: () => unknown): void {
  const wait = () => (window.requestIdleCallback ?? window.setTimeout)(() => void work());
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
