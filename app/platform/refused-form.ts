import type { SiteContext } from "./context.ts";

const refused = new WeakSet<SiteContext>();

/** Marks an action's request as refused, so that the loader of its page knows. */
export function noteRefusedForm(context: SiteContext): void {
  refused.add(context);
}

/** The page title, which screen readers say first, tells that the form was refused. */
export const toAnsweredTitle = (title: string, isRefused: boolean | undefined) =>
  isRefused ? `Error: ${title}` : title;

/** For the loader of that page, because `meta` cannot see the action's answer. */
export const isRefusedForm = (context: SiteContext) => refused.has(context);
