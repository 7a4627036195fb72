import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { encode } from "uqr";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { passwordFields, toFormRefusal, tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { toKeyUri } from "#app/accounts/second-factor/one-time-code.ts";
import {
  confirmFactor,
  findOwnFactor,
  startFactor,
  turnOffFactor,
} from "#app/accounts/second-factor/own-factor.server.ts";
import { codeSchema, startSchema, turnOffSchema } from "#app/accounts/second-factor/second-factor.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { readNext } from "#app/accounts/sign-in/return-to.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { toBase32 } from "#app/kit/platform/random.ts";
import { isLocalSite, isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

/** The blank border that ISO/IEC 18004 requires, in modules. */
const quietZone = 4;

function toQrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: quietZone, ecc: "M" });
  const rows = data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: runs.join("") };
}

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const { id, email } = viewer;
  const factor = await findOwnFactor(context, id);
  const key = factor?.key;
  return {
    crumb: "Two-step log-in",
    email,
    lacks: !viewer.emailVerified ? ("proof" as const) : !viewer.hasPassword ? ("password" as const) : null,
    since: factor?.confirmedAt ? toOfficeTime(factor.confirmedAt) : null,
    codesLeft: factor?.codesLeft ?? 0,
    setUp: key
      ? { keyText: toBase32(key).replace(/.{4}(?=.)/g, "$& "), qr: toQrPath(toKeyUri(key, site.name, email)) }
      : null,
    isOff: new URL(request.url).searchParams.get("done") === "off",
    next: readNext(request),
    company: viewer.memberships.find(({ needsFactor }) => needsFactor)?.employerName ?? null,
    desk: viewer.deskRole && (isLocalSite(context.env.SITE_URL) ? ("free" as const) : ("needed" as const)),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const form = await requireForm(request, ["step", "code", "password"]);
  if (form.get("step") === "start") {
    const submission = parseWithZod(form, { schema: startSchema });
    if (submission.status !== "success") return unprocessed(submission.reply({ hideFields: passwordFields }));
    const result = await startFactor(context, request, viewer, submission.value.password);
    if (!result.ok) return toFormRefusal(submission, result);
    throw redirect(paths.secondFactor(undefined, readNext(request)));
  }
  if (form.get("step") === "turn-off") {
    const submission = parseWithZod(form, { schema: turnOffSchema });
    if (submission.status !== "success") return unprocessed(submission.reply({ hideFields: passwordFields }));
    const result = await turnOffFactor(context, request, viewer, submission.value);
    if (!result.ok) return toFormRefusal(submission, result);
    throw redirect(paths.secondFactor("off"));
  }
  const submission = parseWithZod(form, { schema: codeSchema });
  if (submission.status !== "success") return unprocessed(submission.reply());
  const result = await confirmFactor(context, request, viewer, submission.value.code);
  return result.ok ? { codes: result.codes } : toFormRefusal(submission, result);
}
