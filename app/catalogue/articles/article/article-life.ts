import { share } from "#app/jobs/saved/share/share.ts";
import { followLive } from "./follow-live.ts";
import { keepTicks } from "./keep-ticks.ts";
import { markContents } from "./mark-contents.ts";

export function enliven(body: HTMLElement, path: string): () => void {
  const ends = [markContents(body), keepTicks(body, path), followLive(body)];
  return () => {
    for (const end of ends) end();
  };
}

export async function press({ dataset }: HTMLButtonElement): Promise<void> {
  const { share: path, title = "", print } = dataset;
  if (path) await share({ title, url: new URL(path, location.origin).href }).catch(() => {});
  if (print) printPart(print);
}

function printPart(part: string): void {
  document.documentElement.dataset.print = part;
  addEventListener("afterprint", () => delete document.documentElement.dataset.print, { once: true });
  window.print();
}
