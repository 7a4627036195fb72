import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { toDataRequestSchema } from "#app/applications/erasure/data-request.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { addDataRequest, readDataRequests } from "#app/desk/people/data-requests/data-request-page.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, unprocessed } from "#app/kit/platform/http.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const read = await readDataRequests(context, new URL(request.url).searchParams);
  return { ...read, formKey: randomId(), today: toIsoDay(context.now), now: context.now };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const schema = toDataRequestSchema(context.now);
  const submission = parseWithZod(await requireForm(request, fieldNames(schema)), { schema });
  if (submission.status !== "success") return unprocessed(submission.reply());
  await addDataRequest(context, viewer.id, submission.value);
  throw goTo(serverPaths.adminDataRequest(submission.value.key, "done=entered"));
}
