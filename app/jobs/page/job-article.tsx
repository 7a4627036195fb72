import { Form, Link } from "@remix-run/react";
import { LicenseDetail } from "#app/facts/licensing/memory/license-detail.tsx";
import { LicenseAnswer, LicenseForm } from "#app/facts/licensing/question/license-form.tsx";
import type { Applied } from "#app/jobs/postings/record/applied.server.ts";
import { hotTitle } from "#app/jobs/postings/record/badge-chips.ts";
import type { FactTile } from "#app/jobs/postings/record/fact-line.ts";
import type { JobView } from "#app/jobs/postings/record/job-view.ts";
import type { LicenseCheckView } from "#app/jobs/postings/record/license-check.ts";
import { SaveButton } from "#app/jobs/saved/save-button.tsx";
import { ShareButton } from "#app/jobs/saved/share/share-button.tsx";
import { Button, ButtonLink, buttonClass } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { island } from "#app/kit/ui/island.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { SectionHeading, SectionLevel } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import type { AskedView } from "./asked.ts";
import { AskedSection } from "./asked-section.tsx";
import "./job-detail.css";
import type { JobPlace } from "./job-whereabouts.tsx";
import type { PayStanding } from "./pay-standing.ts";

export interface JobDetail {
  job: JobView;
  standing: PayStanding | null;
  place: JobPlace | null;
  asked: AskedView;
  /** Of the person who is signed in. `null` for a visitor. */
  own?: { applied: Applied | null; isDismissed: boolean } | null;
  /** "within 3 days", or null while the employer answered too few. */
  usualAnswer: string | null;
}

const PaySection = island(() => import("./pay-section.tsx").then((module) => module.PaySection));
const JobTexts = island(() => import("./job-texts.tsx").then((module) => module.JobTexts));
const Whereabouts = island(() => import("./job-whereabouts.tsx").then((module) => module.Whereabouts));

export function JobArticle({
  heading: Heading = "h1",
  isPreview = false,
  ...detail
}: JobDetail & { heading?: "h1" | "h2"; isPreview?: boolean }) {
  const { job } = detail;
  return (
    <SectionLevel.Provider value={Heading === "h1" ? "h2" : "h3"}>
      <article className="@container">
        <div className="job-layout">
          <header className="grid gap-1">
            <Heading id="job-title" tabIndex={-1} className="outline-none">
              {job.title}
            </Heading>
            <p className="text-ink-2">
              <Link to={paths.employer(job.employer.slug)} className="link">
                {job.employer.name}
              </Link>
              {job.employer.isAgency && ", staffing agency"}
              {job.place && (
                <>
                  {" · "}
                  <b className="font-semibold text-ink">{job.place}</b>
                </>
              )}
            </p>
            {job.badges.length > 0 && (
              <p className="flex gap-1.5">
                {job.badges.map(({ tone, label }) => (
                  <span
                    key={tone}
                    className={`job-mark job-${tone}`}
                    title={tone === "hot" ? hotTitle : undefined}
                  >
                    {label}
                  </span>
                ))}
              </p>
            )}
          </header>
          {job.isPausedByUs ? (
            <Notice
              tone="warn"
              title={job.isChecked ? "We are checking this posting." : "We paused this posting."}
              className="mt-item"
            >
              {job.isChecked
                ? "We had paused it, and its company sent it to us again. Nobody can apply until we have read it."
                : "Nobody can apply for now, and its text is not shown until we have read it again."}
            </Notice>
          ) : (
            <Particulars {...detail} isPreview={isPreview} />
          )}
        </div>
      </article>
    </SectionLevel.Provider>
  );
}

function Particulars({
  job,
  standing,
  place,
  asked,
  own,
  usualAnswer,
  isPreview,
}: JobDetail & { isPreview: boolean }) {
  return (
    <>
      <div className="job-rail">
        <LicenseDetail work={job.work} told={asked.license} asked={job.askedLicense} />
        {!isPreview && <JobActions job={job} own={own ?? null} />}
        <dl className="job-dates job-facts-list">
          {usualAnswer && <Dated label="Usually answers" value={usualAnswer} />}
          <Dated label="Confirmed open" value={job.confirmed} />
          <Dated label="Posted" value={job.posted} />
          <Dated label={job.state === "closed" ? "Closed" : "Closes"} value={job.closes} />
        </dl>
      </div>
      <TileRow tiles={job.tiles} />
      <div className="grid min-w-0 content-start gap-10">
        <PaySection job={job} standing={standing} />
        {job.license && <LicenseCheck slug={job.slug} check={job.license} />}
        <AskedSection job={job} asked={asked} />
        <JobTexts job={job} />
        <Whereabouts job={job} place={place} />
      </div>
    </>
  );
}

const Dated = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

function TileRow({ tiles }: { tiles: readonly FactTile[] }) {
  return (
    <dl className="fact-tiles">
      {tiles.map(({ label, value, note }) => (
        <div key={label} className="fact-tile">
          <dt>{label}</dt>
          <dd className={classNames(value === null && "fact-unstated")}>
            {value ?? (label === "Pay" ? "Competitive" : "Not stated")}
            {value === null && label === "Pay" && <span>Pay not stated</span>}
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function JobActions({ job, own }: { job: JobView; own: { applied: Applied | null } | null }) {
  const isOpen = job.state === "open" || job.state === "closing";
  return (
    <div className={isOpen ? "apply-bar" : "flex gap-item py-item print:hidden"}>
      {own?.applied ? <AppliedLink applied={own.applied} /> : isOpen && <Apply job={job} />}
      <SaveButton slug={job.slug} title={job.title} hasLabel />
      <ShareButton
        path={paths.job(job.slug)}
        title={job.title}
        // Only the icon, because a phone's row is for applying; the label has its name.
        className="share-icon"
        text={[job.title, job.employer.name, job.place].filter(Boolean).join(", ")}
      />
      {isOpen && (
        <p>{job.apply ? `Opens ${job.apply.host}` : "Takes about 2 minutes. Free for candidates."}</p>
      )}
      {own && job.apply && <AppliedMark slug={job.slug} isMarked={own.applied !== null} />}
    </div>
  );
}

const AppliedLink = ({ applied: { words, publicId } }: { applied: Applied }) =>
  publicId ? (
    <ButtonLink to={paths.ownApplication(publicId)} look="outline">
      {words}
    </ButtonLink>
  ) : (
    <p className="inline-flex min-h-11 items-center font-semibold">{words}</p>
  );

/** We cannot see what is sent on the employer's own site. */
const AppliedMark = ({ slug, isMarked }: { slug: string; isMarked: boolean }) => (
  <Form method="post" action={paths.markApplied(slug)} preventScrollReset>
    <input type="hidden" name="mark" value={isMarked ? "no" : "yes"} />
    <Button look="quiet" size="small">
      {isMarked ? "I did not apply" : "I applied there"}
    </Button>
  </Form>
);

function Apply({ job }: { job: JobView }) {
  if (!job.apply) return <ButtonLink to={paths.applyToJob(job.slug)}>Apply on this site</ButtonLink>;
  return (
    <a
      href={job.apply.url}
      ping={`/api/jobs/${job.slug}/away`}
      rel="noopener nofollow"
      className={buttonClass("solid", "normal", "apply-away")}
    >
      Apply on the employer's site
      <Icon name="external-link" size={18} />
    </a>
  );
}

function LicenseCheck({ slug, check }: { slug: string; check: LicenseCheckView }) {
  const { takes, rules, verdict, compact, form } = check;
  return (
    <section id="license" className="grid max-w-[44rem] gap-3">
      <SectionHeading>License</SectionHeading>
      {takes && <p>{takes}</p>}
      <LicenseAnswer verdict={verdict} compact={compact} />
      {rules && (
        <Link to={rules.to} className="link">
          {rules.name}
        </Link>
      )}
      {form && (
        <LicenseForm
          key={slug}
          path={paths.job(slug)}
          ask="Can I work here?"
          className="rounded-card border border-line p-4"
          {...form}
        />
      )}
    </section>
  );
}
