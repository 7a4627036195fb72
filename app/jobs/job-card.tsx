import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Chip, type ChipTone } from "#app/ui/chip.tsx";
import { type BadgeTone, type JobCardView, shiftNames, typeNames, workplaceNames } from "./job.ts";
import type { EmploymentType } from "./job-draft.ts";

const badgeTones: Record<BadgeTone, ChipTone> = { new: "blue", urgent: "coral", hot: "amber" };

// Spec section 4 asks for a style for each of these five; the rest look plain.
const typeTones: Partial<Record<EmploymentType, ChipTone>> = {
  "full-time": "good",
  "part-time": "blue",
  contract: "amber",
  travel: "coral",
  "per-diem": "plain",
};

/** A posting in a list: pay, place, license and freshness on every card, in the same order. */
export function JobCard({
  job,
  headingLevel: Heading = "h2",
}: {
  job: JobCardView;
  headingLevel?: "h2" | "h3";
}) {
  return (
    <article className="relative flex h-full flex-col gap-2 rounded-card border border-line bg-surface px-5 py-4.5 transition-colors duration-150 focus-within:border-accent hover:border-accent">
      {job.badges.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {job.badges.map((badge) => (
            <li key={badge.label}>
              <Chip tone={badgeTones[badge.tone]}>{badge.label}</Chip>
            </li>
          ))}
        </ul>
      )}
      <Heading className="font-semibold text-lg tracking-[-0.01em]">
        <Link
          to={paths.job(job.slug)}
          prefetch="intent"
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {job.title}
        </Link>
      </Heading>
      <p className="text-ink-2 text-md">{[job.employer, job.place].filter(Boolean).join(" · ")}</p>
      <p className="font-semibold tabular-nums">
        {job.pay.amount}
        {job.pay.unit && <span className="font-normal text-ink-3 text-sm"> {job.pay.unit}</span>}
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {job.type && (
          <li>
            <Chip tone={typeTones[job.type]}>{typeNames[job.type]}</Chip>
          </li>
        )}
        {job.workplace && (
          <li>
            <Chip>{workplaceNames[job.workplace]}</Chip>
          </li>
        )}
        {job.shift && (
          <li>
            <Chip>{shiftNames[job.shift]}</Chip>
          </li>
        )}
        {job.license && (
          <li>
            <Chip tone={job.license.isCompact ? "good" : "plain"}>{job.license.label}</Chip>
          </li>
        )}
        {job.benefits.map((benefit) => (
          <li key={benefit}>
            <Chip>{benefit}</Chip>
          </li>
        ))}
        {job.moreBenefits > 0 && (
          <li>
            <Chip>+{job.moreBenefits} more</Chip>
          </li>
        )}
      </ul>
      <p className="mt-auto pt-1.5 text-ink-3 text-sm">
        {job.freshness}
        {job.isAgency && " · Staffing agency"}
      </p>
    </article>
  );
}
