import { share } from "#app/jobs/saved/share/share.ts";
import { announce } from "#app/kit/ui/announce.ts";
import { readTicks, writeTicks } from "./ticks.ts";

export function enliven(body: HTMLElement, path: string): () => void {
  const ends = [markContents(body), keepTicks(body, path), followLive(body)];
  return () => {
    for (const end of ends) end();
  };
}

export async function press({ dataset }: HTMLElement): Promise<void> {
  const { share: path, title = "", print } = dataset;
  if (path) await share({ title, url: new URL(path, location.origin).href }).catch(() => {});
  if (print) printPart(print);
}

function printPart(part: string): void {
  document.documentElement.dataset.print = part;
  addEventListener("afterprint", () => delete document.documentElement.dataset.print, { once: true });
  window.print();
}

/** The part being read is the last whose heading has passed the upper third of the screen. */
function markContents(body: HTMLElement): () => void {
  const links = [...body.querySelectorAll<HTMLAnchorElement>(".article-contents a")];
  const headings = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  let frame = 0;
  const mark = () => {
    frame = 0;
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    for (const link of links)
      if (link.hash === `#${read?.id}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
  };
  const later = () => {
    frame ||= requestAnimationFrame(mark);
  };
  mark();
  addEventListener("scroll", later, { passive: true });
  return () => {
    removeEventListener("scroll", later);
    cancelAnimationFrame(frame);
  };
}

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

function keepTicks(body: HTMLElement, path: string): () => void {
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

/** Reads the same page at the new address and replaces only its block, so the reader stays. */
function followLive(body: HTMLElement): () => void {
  let asking: AbortController | undefined;
  const show = async (block: HTMLElement, address: URL) => {
    asking?.abort();
    asking = new AbortController();
    try {
      const found = await readBlock(block.id, address, asking.signal);
      const focused = document.activeElement?.id;
      block.replaceChildren(...found.block.childNodes);
      if (focused) document.getElementById(focused)?.focus();
      history.replaceState(history.state, "", found.address);
      announce(block.querySelector("[data-live-summary]")?.textContent ?? "");
    } catch (error) {
      // A newer choice may abort this one. Otherwise the browser shows what is wrong.
      if ((error as Error).name !== "AbortError") location.assign(address);
    }
  };
  const send = (form: HTMLFormElement) => {
    const address = new URL(form.action);
    address.search = new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString();
    void show(form.closest("[data-live]")!, address);
  };
  const ask = (event: Event) => {
    const form = (event.target as Element).closest<HTMLFormElement>("[data-live] form");
    if (!form) return;
    event.preventDefault();
    send(form);
  };
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-live-link]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void show(link.closest("[data-live]")!, new URL(link.href));
  };
  // A choice made before this code loaded counts too.
  const early = [...body.querySelectorAll<HTMLFormElement>("[data-live] form")].find(isChanged);
  if (early) send(early);
  body.addEventListener("change", ask);
  body.addEventListener("submit", ask);
  body.addEventListener("click", follow);
  return () => {
    asking?.abort();
    body.removeEventListener("change", ask);
    body.removeEventListener("submit", ask);
    body.removeEventListener("click", follow);
  };
}

const isChanged = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll("option")].some(({ selected, defaultSelected }) => selected && !defaultSelected);

async function readBlock(id: string, address: URL, signal: AbortSignal) {
  const response = await fetch(address, { headers: { accept: "text/html" }, signal });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const block = response.ok ? page.getElementById(id) : null;
  if (!block) throw new Error(`${address.pathname} answered ${response.status} without ${id}`);
  // Redirects have shortened it.
  const { pathname, search } = new URL(response.url);
  return { block, address: `${pathname}${search}${address.hash}` };
}
