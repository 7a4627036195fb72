import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Chips } from "#app/ui/chip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { toBadgeChips } from "./badge-chips.ts";
import type { JobCardView } from "./job.ts";
import { JobCard } from "./job-card.tsx";
import type { JobView } from "./job-view.ts";
import { LicenseCheck } from "./license-check.tsx";

export function JobPage({ job, similar }: { job: JobView; similar: JobCardView[] }) {
  return (
    <div className="page pt-4 pb-16">
      <ClosedBanner job={job} />
      <article className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-12">
        <div className="grid min-w-0 gap-8">
          <Head job={job} />
          <Pay job={job} />
          {job.license && <LicenseCheck slug={job.slug} check={job.license} />}
          <Glance job={job} />
          <Text title="About the position">
            <div className="prose" dangerouslySetInnerHTML={{ __html: job.descriptionHtml }} />
          </Text>
          <Points title="What you will do" items={job.responsibilities} />
          <Requirements job={job} />
          <Points title="Benefits" items={job.benefits} />
        </div>
        <aside className="grid gap-4 lg:sticky lg:top-24">
          <Actions job={job} />
          <EmployerCard job={job} />
        </aside>
      </article>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="pt-12">
          <h2 id="similar" className="pb-4 text-2xl">
            Similar jobs
          </h2>
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {similar.map((other) => (
              <li key={other.slug}>
                <JobCard job={other} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ClosedBanner({ job }: { job: JobView }) {
  if (job.state === "open") return null;
  if (job.state === "closing")
    return <Notice tone="warn" title={`Closing soon: apply by ${job.closes}.`} className="mb-6" />;
  if (job.state === "paused") {
    return (
      <Notice tone="warn" title="This job is not accepting applications right now." className="mb-6">
        The employer paused this posting and may reopen it.
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title={job.closedText} className="mb-6">
      You can no longer apply.{" "}
      <Link to={paths.jobs()} className="link">
        See open jobs
      </Link>
    </Notice>
  );
}

function Head({ job }: { job: JobView }) {
  return (
    <header className="grid gap-3">
      <Chips chips={toBadgeChips(job.badges)} />
      <h1 className="text-3xl">{job.title}</h1>
      <p className="text-ink-2 text-lg">{[job.employer.name, job.place].filter(Boolean).join(" · ")}</p>
      <p className="text-ink-3 text-sm">{job.freshness}</p>
    </header>
  );
}

function Pay({ job }: { job: JobView }) {
  return (
    <Text title="Pay">
      <p className="font-bold text-2xl tabular-nums">
        {job.pay.amount}
        {job.pay.unit && <span className="font-normal text-ink-2 text-base"> {job.pay.unit}</span>}
      </p>
      {job.pay.note && <p className="text-ink-2 text-md tabular-nums">{job.pay.note}.</p>}
      {!job.pay.unit && (
        <p className="text-ink-2 text-md">The employer does not state the pay. Ask before you apply.</p>
      )}
    </Text>
  );
}

function Glance({ job }: { job: JobView }) {
  return (
    <Text title="At a glance">
      <dl className="grid gap-x-6 gap-y-2 text-md sm:grid-cols-[10rem_1fr]">
        {job.facts.map((fact) => (
          <div key={fact.label} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-ink-3">{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
        <div className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-3">{job.state === "closed" ? "Closed" : "Closes"}</dt>
          <dd>{job.closes}</dd>
        </div>
      </dl>
    </Text>
  );
}

function Requirements({ job }: { job: JobView }) {
  if (job.needs.length + job.skills.length === 0) return null;
  return (
    <Text title="What you need">
      <ul className="grid list-disc gap-1.5 pl-5">
        {job.needs.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {job.skills.length > 0 && (
        <div className="pt-4">
          <Chips label="Skills" chips={job.skills.map((label) => ({ label }))} />
        </div>
      )}
    </Text>
  );
}

function Points({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <Text title={title}>
      <ul className="grid list-disc gap-1.5 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Text>
  );
}

function Text({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-[44rem]">
      <h2 className="pb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Actions({ job }: { job: JobView }) {
  if (job.state === "closed" || job.state === "paused") return null;
  return (
    <div className="apply-bar fixed inset-x-0 bottom-(--offline-bar) z-10 grid gap-1.5 border-line border-t bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:static lg:rounded-panel lg:border lg:p-5 lg:shadow-raised">
      {job.apply ? (
        <>
          <a href={job.apply.url} rel="noopener nofollow" className={buttonClass()}>
            Apply on the employer's site
            <Icon name="external-link" size={18} />
          </a>
          <p className="text-center text-ink-3 text-sm">Opens {job.apply.host}</p>
        </>
      ) : (
        <>
          <ButtonLink to={paths.applyToJob(job.slug)}>Apply on this site</ButtonLink>
          <p className="text-center text-ink-3 text-sm">Takes about 2 minutes. Free for candidates.</p>
        </>
      )}
    </div>
  );
}

function EmployerCard({ job }: { job: JobView }) {
  const { employer } = job;
  return (
    <section aria-labelledby="employer" className="rounded-panel border border-line bg-surface p-5">
      <h2 id="employer" className="text-lg">
        {employer.name}
      </h2>
      <p className="pb-2 text-ink-3 text-sm">
        {employer.isAgency ? "Staffing agency hiring for a facility" : "Hires directly"}
      </p>
      {employer.website && (
        <p className="pb-2 text-md">
          <a href={employer.website} rel="noopener nofollow" className="link break-all">
            {employer.website.replace(/^https?:\/\//, "")}
          </a>
        </p>
      )}
      {employer.about && <p className="text-ink-2 text-md">{employer.about}</p>}
      <Link
        to={paths.jobs(new URLSearchParams({ query: employer.name }).toString())}
        className="link mt-3 inline-block text-md"
      >
        Open jobs at {employer.name}
      </Link>
    </section>
  );
}
