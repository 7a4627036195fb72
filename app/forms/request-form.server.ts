import type { SiteContext } from "#app/platform/context.ts";
import { isRefusedForm } from "#app/platform/form/refused-form.ts";
import { randomId } from "#app/platform/random.ts";

export const toFormState = (context: SiteContext, request: Request) => ({
  idempotencyKey: randomId(),
  isSent: new URL(request.url).searchParams.has("sent"),
  isRefused: isRefusedForm(context),
});
