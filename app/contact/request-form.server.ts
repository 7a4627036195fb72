import type { SiteContext } from "#app/platform/context.ts";
import { randomId } from "#app/platform/random.ts";
import { isRefusedForm } from "#app/platform/refused-form.ts";

/** Where the browser goes after a form is sent without JavaScript. */
export const toSentPath = (path: string): string => `${path}?sent=1`;

/** The state of a page's form for its loader: a new key, and the outcome of the last post. */
export const toFormState = (context: SiteContext, request: Request) => ({
  idempotencyKey: randomId(),
  isSent: new URL(request.url).searchParams.has("sent"),
  isRefused: isRefusedForm(context),
});
