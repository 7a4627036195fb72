import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { findReceipt } from "#app/applications/receipt/find-receipt.server.ts";
import {
  answerReferences,
  findReferenceRequest,
  isReachable,
  listOwnReferences,
  referenceFields,
  toReferenceValue,
  toTypedReferences,
} from "#app/applications/receipt/references.server.ts";
import { toReferenceText } from "#app/applications/receipt/sent-references.ts";
import { openStates } from "#app/facts/reference/application-states.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { isRefusedForm, noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { notFound, unprocessed } from "#app/kit/platform/http.ts";
import { paths } from "#app/paths.ts";

/** For the account and for the mailed link, and nobody else. */
async function requireRequest(context: SiteContext, request: Request, publicId: string) {
  context.preventCaching();
  const key = new URL(request.url).searchParams.get("key") ?? undefined;
  if (!key) admit(await requireViewer(context), request);
  const found = await findReceipt(context, publicId, key ?? null);
  const asked = found?.own ? await findReferenceRequest(context.db, found.row.id) : null;
  if (!found?.own || !asked) throw notFound();
  const viewer = await context.viewer();
  const userId = viewer !== null && viewer.id === found.row.userId ? viewer.id : null;
  const back = userId === null ? paths.receipt(publicId, key) : paths.ownApplication(publicId);
  return { row: found.row, asked, userId, back };
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { row, asked, userId, back } = await requireRequest(context, request, params.publicId ?? "");
  const isOpen = openStates.some((state) => state === row.state);
  const canCorrect = asked.canCorrect && isOpen;
  const isDue = asked.isDue && isOpen;
  const own = isDue || canCorrect ? await listOwnReferences(context.db, userId) : [];
  const reachable = own.filter(isReachable);
  return {
    trail: [
      { name: "Your application", path: back },
      { name: "References", path: null },
    ],
    employer: row.employerName,
    jobTitle: row.jobTitle,
    isDue,
    canCorrect,
    isOpen,
    sent: asked.sent.map(toReferenceText),
    own: reachable.map((reference) => ({ ...reference, value: toReferenceValue(reference) })),
    chosen: asked.sent.map(toReferenceValue),
    typed: canCorrect ? toTypedReferences(asked.sent) : {},
    unreachable: own.filter((reference) => !isReachable(reference)).map(({ name }) => name),
    hasAccount: userId !== null,
    back,
    isRefused: isRefusedForm(context),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const publicId = params.publicId ?? "";
  const { userId } = await requireRequest(context, request, publicId);
  const form = await requireForm(request, referenceFields);
  const answer = await answerReferences(context, form, { publicId, userId });
  if (!answer) throw redirect(request.url.slice(new URL(request.url).origin.length));
  noteRefusedForm(context);
  return unprocessed(answer);
}
