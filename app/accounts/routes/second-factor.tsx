import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPanel, toAccountMeta } from "#app/accounts/account-page.tsx";
import { ResendForm } from "#app/accounts/email/resend-form.tsx";
import { ConfirmForm, StartForm, TurnOffForm } from "#app/accounts/second-factor/factor-forms.tsx";
import { toastFormError } from "#app/kit/forms/posted-form.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./second-factor.server.ts";

export { action, headers, loader } from "./second-factor.server.ts";

export const meta = () => toAccountMeta("Two-step log-in");

export const clientAction = toastFormError("Code Not Accepted");

export default function SecondFactorPage() {
  const { email, lacks, since, codesLeft, setUp, isOff, next, company, desk } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const codes = answer && "codes" in answer ? answer.codes : null;
  const result = answer && "codes" in answer ? undefined : answer;
  return (
    <AccountPanel title="Two-step log-in" lead={`For ${email}`}>
      {codes ? (
        <RecoveryCodes codes={codes} next={next} />
      ) : since ? (
        <>
          <Notice tone="good" title={`On since ${since}`}>
            {`You have ${codesLeft} unused recovery ${codesLeft === 1 ? "code" : "codes"}. To get ten new ones, turn it off and set it up again.`}
          </Notice>
          {next && (
            <ButtonLink to={next} className="justify-self-start">
              Continue
            </ButtonLink>
          )}
          <h2 className="text-lg">Turn it off</h2>
          <TurnOffForm email={email} result={result} />
        </>
      ) : (
        <>
          {isOff && <Notice tone="good" title="Two-step log-in is off." live />}
          {company && (
            <Notice tone="warn" title={`${company} requires two-step log-in`}>
              Its workspace opens after two-step log-in is on.{next && " Then you go on where you were."}
            </Notice>
          )}
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
      <Link to={paths.settings()} className="link text-md">
        Back to settings
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

function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
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
      <ButtonLink to={next || paths.secondFactor()} look="outline">
        I have kept them
      </ButtonLink>
    </>
  );
}
