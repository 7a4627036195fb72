import { Link } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { LicenseLine } from "#app/facts/licensing/memory/license-line.tsx";
import { SaveButton } from "#app/jobs/saved/save-button.tsx";
import { isSeen, subscribeToSeen } from "#app/jobs/saved/views/seen-store.ts";
import { type Chip, type ChipTone, toChipClass } from "#app/kit/ui/chip.tsx";
import { paths } from "#app/paths.ts";
import { toBadgeChips } from "./badge-chips.ts";
import type { JobCardView, MatchedText } from "./card-view.ts";
import type { EmploymentType } from "./job-draft.ts";
import { toTypeText } from "./job-names.ts";

// Spec section 4 asks for a style for each of these five types.
const typeTones: Partial<Record<EmploymentType, ChipTone>> = {
  "full-time": "good",
  "part-time": "blue",
  contract: "amber",
  travel: "coral",
  "per-diem": "violet",
};

interface JobCardProps {
  job: JobCardView;
  headingLevel?: "h2" | "h3";
  isFirst?: boolean;
}

/** Must be a list item's only child: job-card.css lays it out by the item's width. */
export function JobCard({ job, headingLevel: Heading = "h2", isFirst = false }: JobCardProps) {
  const { pay } = job;
  return (
    <article className="job-card">
      <SeenMark slug={job.slug} />
      <Heading className="job-title">
        <Link to={paths.job(job.slug)} prefetch="intent" discover={isFirst ? "render" : "none"}>
          {job.title}
        </Link>
      </Heading>
      <p className="job-at">
        <span>{job.employer}</span>
        {job.place && <span>{job.place}</span>}
      </p>
      <p className={pay.unit ? "job-pay" : "job-pay job-unpaid"}>
        <span>
          <b>{pay.amount}</b>
          {pay.unit && ` ${pay.unit}`}
        </span>
        {pay.note && <small>{pay.note}</small>}
      </p>
      <Line of="facts" items={toFacts(job)} />
      <div className="job-more">
        <LicenseLine work={job.work} told={job.answer} />
        <MatchedLine matched={job.matched} />
        <Line of="offer" items={toOffer(job)} />
      </div>
      <Line of="fresh" items={toFresh(job)} />
      <SaveButton slug={job.slug} title={job.title} />
    </article>
  );
}

const toFacts = ({ type, isTypeStated, facts }: JobCardView): Chip[] => [
  { label: toTypeText(type, isTypeStated), tone: (isTypeStated && typeTones[type]) || "plain" },
  ...facts.map((label) => ({ label })),
];

interface Item extends Chip {
  to?: string;
}

function toOffer({ slug, license, answer, benefits, moreBenefits }: JobCardView): Item[] {
  const more =
    moreBenefits > 0 ? [{ label: `+${moreBenefits} more`, to: `${paths.job(slug)}#benefits` }] : [];
  return [
    ...(license && !answer
      ? [{ label: license.label, tone: license.isCompact ? ("good" as const) : ("plain" as const) }]
      : []),
    ...benefits.map((label) => ({ label })),
    ...more,
  ];
}

const toFresh = ({ badges, freshness, isAgency, applied }: JobCardView): Chip[] => [
  ...(applied ? [{ label: applied, tone: "good" as const }] : []),
  ...toBadgeChips(badges),
  { label: freshness },
  ...(isAgency ? [{ label: "Staffing agency" }] : []),
];

/** Only items with a tone look like chips; the others read as a sentence. */
function Line({ of, items }: { of: string; items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={`job-line job-${of}`}>
      {items.map(({ label, tone, title, to }) => (
        <li key={label} title={title} className={tone && toChipClass(tone)}>
          {to ? (
            <Link to={to} discover="none" className="job-rest">
              {label}
              <span className="sr-only"> benefits</span>
            </Link>
          ) : (
            label
          )}
        </li>
      ))}
    </ul>
  );
}

function MatchedLine({ matched }: { matched: MatchedText | undefined }) {
  if (!matched) return null;
  return (
    <p className="job-matched">
      {matched.before}
      <mark className="rounded-sm bg-amber-soft font-semibold text-ink">{matched.marked}</mark>
      {matched.after}
    </p>
  );
}

/** On the card's edge, so that nothing moves when it appears. */
function SeenMark({ slug }: { slug: string }) {
  const isShown = useSyncExternalStore(
    subscribeToSeen,
    () => isSeen(slug),
    () => false,
  );
  return isShown && <span className="seen">Seen</span>;
}
