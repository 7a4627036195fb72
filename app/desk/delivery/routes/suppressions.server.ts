import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { suppressionReasonNames, suppressionSchema } from "#app/desk/delivery/mail/suppression.ts";
import {
  addSuppression,
  listSuppressions,
  removeSuppression,
} from "#app/desk/delivery/mail/suppressions.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { parseIdPlace, toIdPage } from "#app/desk/frame/list/id-pages.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { toListDay } from "#app/kit/text/when.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const place = parseIdPlace(searchParams);
  const { rows, newer, older } = toIdPage(await listSuppressions(context.db, place), place, {});
  return {
    rows: rows.map(({ publicId, email, reason, at }) => ({
      publicId,
      email,
      reason: suppressionReasonNames[reason],
      day: toListDay(at),
    })),
    newer: newer === null ? null : deskPaths.adminSuppressions(newer),
    older: older === null ? null : deskPaths.adminSuppressions(older),
    notice: findNotice(notices, searchParams.get("done")),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const form = await requireForm(request, [...fieldNames(suppressionSchema), "remove"]);
  if (form.has("remove")) {
    const isRemoved = await removeSuppression(context, viewer.id, String(form.get("remove")));
    if (!isRemoved) throw notFound();
    throw goTo(deskPaths.adminSuppressions("done=removed"));
  }
  const submission = parseWithZod(form, { schema: suppressionSchema });
  if (submission.status !== "success") return unprocessed(submission.reply());
  if (!(await addSuppression(context, viewer.id, submission.value)))
    return unprocessed(
      submission.reply({
        fieldErrors: {
          email: ["This address is on the list already, or it is an admin's, which only an owner may add."],
        },
      }),
    );
  throw goTo(deskPaths.adminSuppressions("done=added"));
}

const notices: Record<string, string> = {
  added: "Nothing is sent to this address anymore.",
  removed:
    "The address gets mail again. Mails given up before stay under “Failed,” where you can try them again.",
};
