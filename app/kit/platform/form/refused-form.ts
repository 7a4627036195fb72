import type { SiteContext } from "#app/kit/platform/context.ts";

const refused = new WeakSet<SiteContext>();

/** For the page's loader, because `meta` cannot see the action's answer. */
export function noteRefusedForm(context: SiteContext): void {
  refused.add(context);
}

export const toAnsweredTitle = (title: string, isRefused: boolean | undefined) =>
  isRefused ? `Error: ${title}` : title;

export const isRefusedForm = (context: SiteContext) => refused.has(context);
