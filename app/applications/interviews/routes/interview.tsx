import { Fold } from "#app/kit/ui/control/fold.tsx";
import "#app/pages/page/workspace.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { isOpenInterview, toKindText } from "#app/applications/interviews/interview.ts";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { FilterSelect } from "#app/kit/ui/control/filter-controls.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./interview.server.ts";

export { action, headers, loader } from "./interview.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toAccountMeta(toAnsweredTitle("My interview", data?.isRefused));

type InterviewData = ReturnType<typeof useLoaderData<typeof loader>>;

const doneTexts: Record<string, string> = {
  picked: "Your interview is set. We emailed you a file for your calendar.",
  asked: "We told them. They can propose other times, and we email you then.",
  canceled: "The interview is canceled, and they were told. Your application stays.",
};

export default function InterviewPage() {
  const interview = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { job, company, state, start, times, done, application, isOver, calendar } = interview;
  const said = done && Object.hasOwn(doneTexts, done) ? doneTexts[done] : null;
  const isOpen = isOpenInterview(interview);
  return (
    <>
      <PageHeader title={toTitle(interview)} lead={`${job} at ${company}`} />
      <div className="page grid [&>*]:max-w-3xl gap-6 pb-16">
        {said && !answer && <Notice live tone="good" title={said} />}
        {answer && (
          <Notice live tone="bad" title="Nothing was changed">
            {answer.problem}
          </Notice>
        )}
        <Facts interview={interview} />
        {calendar && (
          <p>
            <a href={calendar} download className={buttonClass("outline")}>
              Add to calendar
            </a>
          </p>
        )}
        {state === "asked" && !said && (
          <Notice title="You asked for other times">
            {company} can propose some, and we email you then.
            {times.length > 0 && " Until then you can still take one of these."}
          </Notice>
        )}
        {times.length > 0 && <PickForm interview={interview} />}
        {state === "proposed" && times.length === 0 && (
          <Notice title="These times are over">Ask for others below.</Notice>
        )}
        {start && state === "confirmed" && !isOver && <ZoneForm interview={interview} />}
        {isOpen && !(start && isOver) && state !== "asked" && (
          <AskForm interview={interview} typed={answer?.intent === "ask" ? answer.typed : ""} />
        )}
        {isOpen && !(start && isOver) && <CancelForm interview={interview} />}
        {application && (
          <p className="flex flex-wrap gap-x-6">
            <Link to={application} className="link inline-flex min-h-11 items-center">
              Your application
            </Link>
            <Link to={paths.calendar()} className="link inline-flex min-h-11 items-center">
              See your interviews in your own calendar
            </Link>
          </p>
        )}
      </div>
    </>
  );
}

function toTitle({ state, start, isOver }: InterviewData): string {
  if (state === "confirmed") return isOver ? "Your interview" : `Your interview: ${start}`;
  if (state === "proposed") return "Pick a time for your interview";
  if (state === "asked") return "Your interview";
  return state === "canceled" ? "This interview is canceled" : "Your interview is over";
}

function Facts({ interview }: { interview: InterviewData }) {
  const { kind, minutes, place, people, company, start, startThere, state } = interview;
  const lines: [label: string, value: string][] = [
    ...(start && state !== "canceled"
      ? [["When", startThere ? `${start}. For them ${startThere}` : start] as [string, string]]
      : []),
    ["How", toKindText({ kind, minutes })],
    ...(place
      ? [[kind === "onsite" ? "Where" : kind === "phone" ? "Number" : "Link", place] as [string, string]]
      : kind === "phone"
        ? [["Number", "They call you"] as [string, string]]
        : []),
    ...(people.length > 0 ? [["With", people.join(", ")] as [string, string]] : []),
    ["At", company],
  ];
  return (
    <dl className="grid gap-2 rounded-card border border-line bg-surface p-5">
      {lines.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
          <dt className="text-ink-3">{label}</dt>
          <dd className="wrap-anywhere">
            {/^https:\/\//.test(value) ? (
              <a href={value} className="link" rel="noreferrer nofollow">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PickForm({ interview }: { interview: InterviewData }) {
  const { times, path, idempotencyKey } = interview;
  return (
    <section aria-labelledby="pick" className="grid gap-3">
      <h2 id="pick" className="text-lg">
        Times
      </h2>
      <ZoneForm interview={interview} />
      <Form method="post" action={path} className="grid justify-items-start gap-3">
        <input type="hidden" name="intent" value="pick" />
        <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
        <fieldset className="grid gap-1">
          <legend className="sr-only">Pick one</legend>
          {times.map(({ value, label, theirs, isBusy }) => (
            <label key={value} className="tick">
              <input type="radio" name="at" value={value} required />
              <span>
                {label}
                {theirs && <span className="block text-ink-3 text-sm">{theirs} for them</span>}
                {isBusy && (
                  <span className="block text-amber text-sm">You have another interview at that time</span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
        <Button>Take this time</Button>
      </Form>
    </section>
  );
}

const ZoneForm = ({ interview: { key, zone, zones } }: { interview: InterviewData }) => (
  <Form method="get" className="flex items-center gap-2">
    {key && <input type="hidden" name="key" value={key} />}
    <label htmlFor="zone" className="shrink-0 text-ink-2">
      Shown in
    </label>
    <span className="w-60 min-w-0">
      <FilterSelect id="zone" name="zone" value={zone}>
        {zones.map(({ value, label }) => (
          <option key={value} value={value}>
            {label} time
          </option>
        ))}
      </FilterSelect>
    </span>
    <Button look="outline">Show</Button>
  </Form>
);

function AskForm({ interview, typed }: { interview: InterviewData; typed: string }) {
  const { path, idempotencyKey, state } = interview;
  return (
    <Fold
      title={state === "confirmed" ? "Ask for another time" : "None of these suits me"}
      isOpen={typed !== ""}
      className="px-5"
    >
      <Form method="post" action={path} className="grid justify-items-start gap-3 pb-5">
        <input type="hidden" name="intent" value="ask" />
        <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
        <label htmlFor="ask" className="font-semibold text-md">
          When could you?
        </label>
        <textarea
          id="ask"
          name="ask"
          rows={3}
          maxLength={1000}
          required
          defaultValue={typed}
          className="w-full rounded-control border border-line-strong bg-surface px-3 py-2.5 text-ink"
        />
        <Button look="outline">Ask for other times</Button>
      </Form>
    </Fold>
  );
}

const CancelForm = ({ interview: { path, idempotencyKey, company } }: { interview: InterviewData }) => (
  <Fold title="Cancel the interview" className="px-5">
    <Form method="post" action={path} className="grid justify-items-start gap-3 pb-5">
      <input type="hidden" name="intent" value="cancel" />
      <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
      <p className="text-ink-2">{company} is told at once. Your application stays as it is.</p>
      <Button look="outline">Cancel it</Button>
    </Form>
  </Fold>
);
