import { readTicks, writeTicks } from "./ticks.ts";

const storageKey = "checklists";

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Some private windows forbid storage. Ticks then last as long as the page. */
function store(text: string): void {
  try {
    localStorage.setItem(storageKey, text);
  } catch {}
}

export function keepTicks(body: HTMLElement, path: string): () => void {
  const list = body.querySelector<HTMLElement>("[data-checklist]");
  if (!list) return () => {};
  const boxes = [...list.querySelectorAll<HTMLInputElement>("input")];
  const toName = (box: HTMLInputElement) => box.parentElement?.textContent?.trim() ?? "";
  const tell = () => {
    const done = boxes.filter((box) => box.checked).length;
    list.querySelector("[data-done]")!.textContent =
      done > 0 ? `${done} of ${boxes.length} done. Kept on this device only.` : "";
  };
  const show = () => {
    const ticked = new Set(readTicks(readStored()).get(path));
    for (const box of boxes) box.checked = ticked.has(toName(box));
    tell();
  };
  const keep = () => {
    const ticked = boxes.filter((box) => box.checked).map(toName);
    store(writeTicks(readTicks(readStored()), path, ticked));
    tell();
  };
  const clear = (event: Event) => {
    if (!(event.target as Element).closest("[data-clear]")) return;
    for (const box of boxes) box.checked = false;
    keep();
  };
  // Boxes ticked before this code loaded count, unless this device has stored ticks.
  if (readTicks(readStored()).has(path) || !boxes.some((box) => box.checked)) show();
  else keep();
  const listeners: [EventTarget, string, (event: Event) => void][] = [
    [list, "change", keep],
    [list, "click", clear],
    // Another tab, or a page restored from the browser's cache.
    [window, "storage", show],
    [window, "pageshow", show],
  ];
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
  };
}
