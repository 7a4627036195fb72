import type { SiteContext } from "#app/kit/platform/context.ts";
import { randomId } from "#app/kit/platform/random.ts";

const refused = new WeakSet<SiteContext>();

/** For the page's loader, because `meta` cannot see the action's answer. */
export function noteRefusedForm(context: SiteContext): void {
  refused.add(context);
}

export const toAnsweredTitle = (title: string, isRefused: boolean | undefined) =>
  isRefused ? `Error: ${title}` : title;

export const isRefusedForm = (context: SiteContext) => refused.has(context);

/** What the page of a form starts from. */
export const toFormState = (context: SiteContext, request: Request) => ({
  idempotencyKey: randomId(),
  isSent: new URL(request.url).searchParams.has("sent"),
  isRefused: isRefusedForm(context),
});
