import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { AccountPanel } from "#app/accounts/account-panel.tsx";
import { ResendForm } from "#app/accounts/email/resend-form.tsx";
import { passwordFields, toFormRefusal, tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { ConfirmForm, StartForm, TurnOffForm } from "#app/accounts/second-factor/factor-forms.tsx";
import { toBase32, toKeyUri } from "#app/accounts/second-factor/one-time-code.ts";
import {
  confirmFactor,
  findOwnFactor,
  startFactor,
  turnOffFactor,
} from "#app/accounts/second-factor/own-factor.server.ts";
import { toQrPath } from "#app/accounts/second-factor/qr-path.server.ts";
import { codeSchema, startSchema, turnOffSchema } from "#app/accounts/second-factor/second-factor.ts";
import { requireViewer } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import { toastFormError } from "#app/kit/forms/form-error-toast.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isLocalSite } from "#app/kit/platform/network.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

export const meta = () => toAccountMeta("Two-step log-in");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const { id, email } = viewer;
  const factor = await findOwnFactor(context, id);
  const key = factor?.key;
  return {
    email,
    lacks: !viewer.emailVerified ? ("proof" as const) : !viewer.hasPassword ? ("password" as const) : null,
    since: factor?.confirmedAt ? toOfficeTime(factor.confirmedAt) : null,
    codesLeft: factor?.codesLeft ?? 0,
    setUp: key
      ? { keyText: toBase32(key).replace(/.{4}(?=.)/g, "$& "), qr: toQrPath(toKeyUri(key, site.name, email)) }
      : null,
    isOff: new URL(request.url).searchParams.get("done") === "off",
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
    throw redirect(paths.secondFactor());
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

export const clientAction = toastFormError("Code Not Accepted");

export default function SecondFactorPage() {
  const { email, lacks, since, codesLeft, setUp, isOff, desk } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const codes = answer && "codes" in answer ? answer.codes : null;
  const result = answer && "codes" in answer ? undefined : answer;
  return (
    <AccountPanel title="Two-step log-in" lead={`For ${email}`}>
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : since ? (
        <>
          <Notice tone="good" title={`On since ${since}`}>
            {`You have ${codesLeft} unused recovery ${codesLeft === 1 ? "code" : "codes"}. To get ten new ones, turn it off and set it up again.`}
          </Notice>
          <h2 className="text-lg">Turn it off</h2>
          <TurnOffForm email={email} result={result} />
        </>
      ) : (
        <>
          {isOff && <Notice tone="good" title="Two-step log-in is off." live />}
          {desk && <DeskRule desk={desk} />}
          {lacks ? (
            <FirstStep lacks={lacks} />
          ) : setUp ? (
            <ConfirmForm {...setUp} result={result} />
          ) : (
            <StartForm email={email} result={result} />
          )}
        </>
      )}
      <Link to={paths.dashboard()} className="link text-md">
        Back to my dashboard
      </Link>
    </AccountPanel>
  );
}

function DeskRule({ desk }: { desk: "free" | "needed" }) {
  return desk === "needed" ? (
    <Notice tone="warn" title="The desk opens after two-step log-in is on">
      Admins see personal data of others, so a password alone does not open the desk.
    </Notice>
  ) : (
    <Notice title="The desk takes a password alone here">
      This copy of the site runs on your own machine. On a deployed site, admins must turn two-step log-in on.
    </Notice>
  );
}

function FirstStep({ lacks }: { lacks: "proof" | "password" }) {
  return lacks === "proof" ? (
    <Notice tone="warn" title="Confirm your email first">
      <p>Then you can set up two-step log-in here.</p>
      <div className="pt-3">
        <ResendForm />
      </div>
    </Notice>
  ) : (
    <Notice tone="warn" title="Choose a password first">
      <p>Two-step log-in takes your password and a code.</p>
      <div className="pt-3">
        <ButtonLink to={paths.changePassword()} look="outline" size="small">
          Choose a password
        </ButtonLink>
      </div>
    </Notice>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <Notice tone="good" title="Two-step log-in is on." live />
      <h2 className="text-lg">Your recovery codes</h2>
      <p>
        Print them or keep them in a password manager. Each works once, when you do not have your phone. We
        cannot show them again.
      </p>
      <ul className="grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.secondFactor()} look="outline">
        I have kept them
      </ButtonLink>
    </>
  );
}
