import type { SiteContext } from "./context.ts";

const refused = new WeakSet<SiteContext>();

/** An action says so of its request, whose page is then rendered with what was wrong. */
export function noteRefusedForm(context: SiteContext): void {
  refused.add(context);
}

/** A page's title, which is the first thing read out: it says where what was sent came back. */
export const toAnsweredTitle = (title: string, isRefused: boolean | undefined) =>
  isRefused ? `Error: ${title}` : title;

/** For the loader of that page: an action's answer does not reach `meta`. */
export const isRefusedForm = (context: SiteContext) => refused.has(context);
