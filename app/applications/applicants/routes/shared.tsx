import "#app/pages/page/workspace.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { SentParts } from "#app/applications/receipt/sent-parts.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import type { action, loader } from "./shared.server.ts";

export { action, headers, loader } from "./shared.server.ts";

export const meta: MetaFunction = () => toAccountMeta("Shared application");

type Shared = ReturnType<typeof useLoaderData<typeof loader>>;
type Opened = Extract<Shared, { step: "open" }>;
type Refused = { problem: string; typed: Record<string, string> } | undefined;

export default function SharedApplicationPage() {
  const shared = useLoaderData<typeof loader>();
  const { company, job, path, step } = shared;
  if (step === "open") return <OpenApplication shared={shared} />;
  return (
    <>
      <PageHeader
        title={step === "ended" ? "This link has ended" : `${company} asks for your opinion`}
        lead={`An applicant for ${job}`}
      />
      <div className="page grid [&>*]:max-w-3xl gap-6 pb-16">
        {step === "ended" ? (
          <p>{company} took it back, or its time is over. Ask them for a new one.</p>
        ) : (
          <Form method="post" action={path} className="grid justify-items-start gap-4">
            <p>
              You read what the applicant sent, without contact data, and answer yes or no. The applicant can
              read that someone outside the team opened it. Please keep it to yourself.
            </p>
            <Button name="intent" value="open">
              Open the application
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}

function OpenApplication({ shared }: { shared: Opened }) {
  const { company, job, name, ends, isAnswered, sent } = shared;
  const refused = useActionData<typeof action>() as Refused;
  return (
    <>
      <PageHeader title={name} lead={`Applied for ${job} at ${company}`} />
      <div className="page grid [&>*]:max-w-3xl gap-6 pb-16">
        {isAnswered && <Notice live tone="good" title={`Thank you. ${company} has your answer.`} />}
        {refused && <Notice live tone="bad" title={refused.problem} />}
        <p className="text-ink-2">You can read this until {ends}. Contact data is left out.</p>
        <section aria-labelledby="sent" className="grid gap-4">
          <h2 id="sent">What {name} sent</h2>
          {sent.copy ? (
            <SentParts copy={sent.copy} filePaths={{}} />
          ) : (
            <p className="wrap-anywhere whitespace-pre-line">{sent.message}</p>
          )}
        </section>
        {sent.resume && (
          <section aria-labelledby="resume" className="grid gap-2">
            <h2 id="resume">Text of the résumé</h2>
            <p className="wrap-anywhere whitespace-pre-line rounded-card border border-line bg-surface p-5">
              {sent.resume}
            </p>
          </section>
        )}
        {!isAnswered && <OpinionForm shared={shared} typed={refused?.typed ?? {}} />}
      </div>
    </>
  );
}

const field = "w-full rounded-control border border-line-strong bg-surface px-3 font-normal";

function OpinionForm({
  shared: { path, name, company },
  typed,
}: {
  shared: Opened;
  typed: Record<string, string>;
}) {
  return (
    <section aria-labelledby="opinion" className="grid gap-item">
      <h2 id="opinion">Your answer</h2>
      <Form method="post" action={`${path}&open=1`} className="grid gap-4">
        <fieldset>
          <legend className="font-semibold text-md">Would you hire {name}?</legend>
          {[
            ["yes", "Yes"],
            ["no", "No"],
          ].map(([value, label]) => (
            <label key={value} className="tick">
              <input
                type="radio"
                name="opinion"
                value={value}
                required
                defaultChecked={typed.opinion === value}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <label className="grid gap-1 font-semibold text-md">
          Your name
          <input
            name="name"
            required
            maxLength={80}
            autoComplete="name"
            defaultValue={typed.name}
            className={`h-11 ${field}`}
          />
        </label>
        <label className="grid gap-1 font-semibold text-md">
          <span>
            Why<span className="font-normal text-ink-3"> (optional)</span>
          </span>
          <textarea
            name="note"
            rows={4}
            maxLength={2000}
            defaultValue={typed.note}
            className={`py-2.5 ${field}`}
          />
        </label>
        <p className="text-ink-2 text-md">{company}’s team reads it with your name. You answer once.</p>
        <Button className="justify-self-start">Send answer</Button>
      </Form>
    </section>
  );
}
