import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { type Chip, Chips, type ChipTone } from "#app/ui/chip.tsx";
import { toBadgeChips } from "./badge-chips.ts";
import type { JobCardView } from "./job.ts";
import type { EmploymentType } from "./job-draft.ts";
import { shiftNames, typeNames, workplaceNames } from "./job-names.ts";

// Spec section 4 asks for a style for each of these five types.
const typeTones: Partial<Record<EmploymentType, ChipTone>> = {
  "full-time": "good",
  "part-time": "blue",
  contract: "amber",
  travel: "coral",
  "per-diem": "plain",
};

function toFactChips(job: JobCardView): Chip[] {
  return [
    job.type && { label: typeNames[job.type], tone: typeTones[job.type] },
    job.workplace && { label: workplaceNames[job.workplace] },
    job.shift && { label: shiftNames[job.shift] },
    job.license && { label: job.license.label, tone: job.license.isCompact ? ("good" as const) : undefined },
    ...job.benefits.map((label) => ({ label })),
    job.moreBenefits > 0 && { label: `+${job.moreBenefits} more` },
  ].filter((chip) => chip !== null && chip !== false);
}

export function JobCard({
  job,
  headingLevel: Heading = "h2",
  isFirst = false,
}: {
  job: JobCardView;
  headingLevel?: "h2" | "h3";
  isFirst?: boolean;
}) {
  return (
    <article className="card">
      <Chips chips={toBadgeChips(job.badges)} />
      <Heading className="card-title">
        <Link to={paths.job(job.slug)} prefetch="intent" discover={isFirst ? "render" : "none"}>
          {job.title}
        </Link>
      </Heading>
      <p className="text-ink-2 text-md">{[job.employer, job.place].filter(Boolean).join(" · ")}</p>
      <p className="font-semibold tabular-nums">
        {job.pay.amount}
        {job.pay.unit && <span className="font-normal text-ink-3 text-sm"> {job.pay.unit}</span>}
      </p>
      {job.pay.note && <p className="text-ink-2 text-sm tabular-nums">{job.pay.note}</p>}
      <Chips chips={toFactChips(job)} />
      <p className="mt-auto pt-1.5 text-ink-3 text-sm">
        {job.freshness}
        {job.isAgency && " · Staffing agency"}
      </p>
    </article>
  );
}
