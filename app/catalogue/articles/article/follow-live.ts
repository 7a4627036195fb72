import { announce } from "#app/kit/ui/announce.ts";

/** Reads the same page at the new address and replaces only its block, so the reader stays. */
export function followLive(body: HTMLElement): () => void {
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
