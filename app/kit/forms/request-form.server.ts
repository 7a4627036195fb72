import type { SiteContext } from "#app/kit/platform/context.ts";
import { isRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { randomId } from "#app/kit/platform/random.ts";

export const toFormState = (context: SiteContext, request: Request) => ({
  idempotencyKey: randomId(),
  isSent: new URL(request.url).searchParams.has("sent"),
  isRefused: isRefusedForm(context),
});
