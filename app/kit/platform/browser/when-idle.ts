export function whenIdle(work: () => unknown): void {
  const wait = () => (window.requestIdleCallback ?? window.setTimeout)(() => void work());
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
