import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import type { getEeoSetting } from "#app/companies/workspace/settings/eeo-setting.server.ts";
import { SettingsForm, VerificationPanel } from "#app/companies/workspace/settings/settings-form.tsx";
import { fewestEeoPeople } from "#app/jobs/questions/eeo.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { FoldLine } from "#app/kit/ui/control/fold.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import type { action, loader } from "./company.server.ts";

interface ChangeLinesProps {
  lines: readonly { name: string; before: string; after: string }[];
}

interface WaitingChangePanelProps extends ChangeLinesProps {
  due: string;
  canWrite: boolean;
}

function WaitingChangePanel({ lines, due, canWrite }: WaitingChangePanelProps) {
  return (
    <Notice tone="warn" title={`Waiting for us: a person reads your change by ${due}.`}>
      <p>Visitors see the details from before until then.</p>
      <ChangeLines lines={lines} />
      {canWrite && (
        <Form method="post">
          <input type="hidden" name="intent" value="withdraw" />
          <Button look="outline">Withdraw the change</Button>
        </Form>
      )}
    </Notice>
  );
}

interface RefusedChangePanelProps extends ChangeLinesProps {
  at: string;
  reason: string;
  canWrite: boolean;
}

function RefusedChangePanel({ lines, at, reason, canWrite }: RefusedChangePanelProps) {
  return (
    <Notice tone="warn" title={`We did not accept your change (${at}).`}>
      <p className="wrap-anywhere whitespace-pre-line">The reason: {reason}</p>
      <ChangeLines lines={lines} />
      {canWrite && <p>The form below holds what you asked for. Correct it and save it to send it again.</p>}
    </Notice>
  );
}

function ChangeLines({ lines }: ChangeLinesProps) {
  return (
    <ul className="grid gap-1 py-2">
      {lines.map(({ name, before, after }) => (
        <li key={name} className="wrap-anywhere whitespace-pre-line">
          <b>{name}:</b> {after || "none"} (now: {before || "none"})
        </li>
      ))}
    </ul>
  );
}

const EeoPanel = ({ isOn, months }: Awaited<ReturnType<typeof getEeoSetting>>) => (
  <section aria-labelledby="eeo" className="grid max-w-3xl gap-item">
    <h2 id="eeo">Voluntary equal-opportunity questions</h2>
    <p className="text-ink-2">
      {isOn
        ? "Applicants are asked about sex, race or ethnicity, veteran status and disability, and may leave each blank."
        : "Applicants are asked nothing about sex, race or ethnicity, veteran status or disability. You can ask it for your reports."}{" "}
      Answers are kept apart from applications, only as counts. You see a month once it is over, and a
      question once at least {fewestEeoPeople} people answered it. Federal contractors: ask your lawyer
      whether you must use form CC-305 itself, because we ask it in our words.
    </p>
    <Form method="post">
      <input type="hidden" name="intent" value={isOn ? "eeo-off" : "eeo-on"} />
      <Button look="outline">{isOn ? "Stop asking" : "Ask these questions"}</Button>
    </Form>
    {months.map(({ month, questions }) => (
      <section
        key={month}
        aria-label={month}
        className="grid gap-3 rounded-card border border-line bg-surface p-5"
      >
        <h3>{month}</h3>
        {questions.map(({ label, answers }) => (
          <div key={label}>
            <h4 className="font-semibold text-md">{label}</h4>
            <ul>
              {answers.map(({ answer, people }) => (
                <li key={answer} className="flex justify-between gap-4 text-md">
                  {answer} <span className="tabular-nums">{formatCount(people)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    ))}
  </section>
);

interface EmbedPanelProps {
  code: string;
  preview: string;
  feeds: { xml: string; json: string };
}

/** What a company's webmaster pastes into a page of its own. */
const EmbedPanel = ({ code, preview, feeds }: EmbedPanelProps) => (
  <details className="max-w-3xl">
    <FoldLine>Show your open jobs on your own website</FoldLine>
    <div className="grid gap-item py-2">
      <p className="text-ink-2">
        Copy this line into a page of yours. It shows your open jobs, newest first, sets no cookies and runs
        no scripts. Add &amp;theme=light or dark, &amp;color= with six digits such as 0b6e5f for the links,
        and &amp;count= with a number from 1 to 20.
      </p>
      <label className="grid gap-1 font-semibold text-md">
        Line to copy
        <textarea
          readOnly
          rows={3}
          defaultValue={code}
          className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 font-normal text-ink"
        />
      </label>
      <p>
        <a href={preview} className="link inline-flex min-h-11 items-center">
          See how it looks
        </a>
      </p>
      <p className="text-ink-2">
        For programs:{" "}
        <a href={feeds.xml} className="link inline-flex min-h-11 items-center">
          your jobs as XML
        </a>{" "}
        in Indeed's format, and{" "}
        <a href={feeds.json} className="link inline-flex min-h-11 items-center">
          as JSON
        </a>{" "}
        in the shape of a Greenhouse job board.
      </p>
    </div>
  </details>
);

interface JobSitesPanelProps {
  isLeaving: boolean;
  canWrite: boolean;
}

const JobSitesPanel = ({ isLeaving, canWrite }: JobSitesPanelProps) => (
  <section aria-labelledby="job-sites" className="grid max-w-3xl gap-item">
    <h2 id="job-sites">Job-site feeds</h2>
    <p className="text-ink-2">
      {isLeaving
        ? "Your postings are left out of our feeds for Indeed, LinkedIn and Talent.com, and of your XML file. They stay on our site, and in the frame and the JSON file for your own pages."
        : "Our feeds for Indeed, LinkedIn and Talent.com have your open postings, free of charge. Leave them out if you post there yourself and do not want them twice."}
    </p>
    {canWrite && (
      <Form method="post">
        <input type="hidden" name="intent" value={isLeaving ? "join-job-sites" : "leave-job-sites"} />
        <Button look="outline">
          {isLeaving
            ? "Put our postings in job-site feeds again"
            : "Leave our postings out of job-site feeds"}
        </Button>
      </Form>
    )}
  </section>
);

export { action, headers, loader } from "./company.server.ts";

export const meta = () => toAccountMeta("Company");

export default function CompanyPage() {
  const {
    company,
    isKnown,
    canWrite,
    isOwner,
    notice,
    saved,
    facts,
    waiting,
    refused,
    verification,
    eeo,
    embed,
    leavesJobSites,
  } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <HiringPage company={company} part="company" title="Company">
      {notice && <Notice {...notice} live />}
      <div className="flex flex-wrap items-center gap-x-6">
        {isKnown ? (
          <Link to={paths.employer(company.slug)} className="link inline-flex min-h-11 items-center">
            See your public page
          </Link>
        ) : (
          <p>Your company's public page opens with your first posting, once we have read it.</p>
        )}
        {isOwner && (
          <Link
            to={workPaths.hiringDevelopers(company.slug)}
            className="link inline-flex min-h-11 items-center"
          >
            Keys for our API and webhooks
          </Link>
        )}
      </div>
      {waiting && <WaitingChangePanel {...waiting} canWrite={canWrite} />}
      {refused && <RefusedChangePanel {...refused} canWrite={canWrite} />}
      <VerificationPanel {...verification} />
      <section
        aria-labelledby="settings"
        className="grid max-w-3xl gap-item sm:[&_form>button]:justify-self-start"
      >
        <h2 id="settings">Company details</h2>
        {canWrite ? (
          <SettingsForm saved={saved} answer={{ result }} />
        ) : (
          <dl className="grid gap-3 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-ink-3 text-sm">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {embed && <EmbedPanel {...embed} />}
      <JobSitesPanel isLeaving={leavesJobSites} canWrite={canWrite} />
      {eeo && <EeoPanel {...eeo} />}
    </HiringPage>
  );
}
