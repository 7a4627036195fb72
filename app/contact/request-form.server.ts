import type { SiteContext } from "#app/platform/context.ts";
import { randomId } from "#app/platform/random.ts";
import { isRefusedForm } from "#app/platform/refused-form.ts";

/** Where a form that was taken leads to, without JavaScript too. */
export const toSentPath = (path: string): string => `${path}?sent=1`;

/** What the loader of a page with a form that someone sends us says of it: a new key, and what became of the last post. */
export const toFormState = (context: SiteContext, request: Request) => ({
  idempotencyKey: randomId(),
  isSent: new URL(request.url).searchParams.has("sent"),
  isRefused: isRefusedForm(context),
});
