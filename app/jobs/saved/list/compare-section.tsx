import { Link } from "@remix-run/react";
import { type CSSProperties, type ReactNode, useState } from "react";
import type { SavedEntry } from "#app/jobs/saved/saved-entry.ts";
import { type AboutMe, comparedTerms, type SavedFacts } from "#app/jobs/saved/saved-facts.ts";
import { toNumberWord } from "#app/kit/text/prose.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import { showToast } from "#app/kit/ui/toast/toast.ts";
import { paths } from "#app/paths.ts";

interface CompareSectionProps {
  jobs: readonly SavedFacts[];
  chosen: number;
  about: AboutMe;
  isPlaceKnown: boolean;
  onClear: () => void;
}

const headingId = "compare";

export function CompareSection({ jobs, chosen, about, isPlaceKnown, onClear }: CompareSectionProps) {
  return (
    <>
      <div role="status" className={chosen > 0 ? "compare-bar" : "contents"}>
        {chosen > 0 && (
          <>
            <span>{chosen === 1 ? "1 job chosen. Choose another one." : `${chosen} jobs chosen.`}</span>
            <span className="flex gap-2">
              {chosen > 1 && (
                <a href={`#${headingId}`} className={buttonClass("solid", "normal")}>
                  Compare
                </a>
              )}
              <Button type="button" look="outline" onClick={onClear}>
                Clear
              </Button>
            </span>
          </>
        )}
      </div>
      <section aria-labelledby={headingId} className="saved-compare grid gap-3">
        <h2 id={headingId} tabIndex={-1} className="text-2xl outline-none">
          Compare
        </h2>
        {jobs.length > 1 ? (
          <CompareTable
            jobs={jobs}
            hasLicense={about.license !== ""}
            from={about.from && isPlaceKnown ? about.from : null}
          />
        ) : (
          <p className="text-ink-2 print:hidden">
            Choose two or {toNumberWord(maxCompared)} jobs to see them side by side: pay, shift, license,
            benefits and distance.
          </p>
        )}
      </section>
    </>
  );
}

const unknown = <span className="text-ink-3">Not stated</span>;

const asPosted = { label: "Pay as posted", toCell: ({ pay }: SavedFacts) => pay.text };

const rows: { label: string; toCell: (facts: SavedFacts) => ReactNode }[] = [
  { label: "Pay per hour", toCell: ({ pay }) => pay.perHour },
  { label: "Pay per year or contract", toCell: ({ pay }) => pay.inAll },
  { label: "Location", toCell: ({ place }) => place },
  { label: "Shift", toCell: ({ shift }) => shift },
  { label: "Job type", toCell: ({ work }) => work },
  { label: "License", toCell: ({ license }) => license.needs },
  { label: "Benefits", toCell: ({ benefits }) => benefits.length > 0 && <List items={benefits} /> },
];

interface CompareTableProps {
  jobs: readonly SavedFacts[];
  hasLicense: boolean;
  from: string | null;
}

function CompareTable({ jobs, hasLicense, from }: CompareTableProps) {
  const shown = [
    !jobs.every(({ pay }) => pay.text === `${pay.perHour} an hour`) && asPosted,
    ...rows.slice(0, 3),
    from !== null && { label: `From ${from}`, toCell: toMilesText },
    ...rows.slice(3, 5),
    ...comparedTerms
      .filter((label) => jobs.some(({ terms }) => terms[label]))
      .map((label) => ({ label, toCell: ({ terms }: SavedFacts) => terms[label] })),
    hasLicense && { label: "Can I work there?", toCell: toAnswer },
    ...rows.slice(5),
  ].filter((row) => row !== false);
  return (
    <Scroller label="Comparison" className="compare">
      <table style={{ "--jobs": jobs.length } as CSSProperties}>
        <caption className="sr-only">The jobs you chose, side by side</caption>
        <thead>
          <tr>
            <td />
            {jobs.map((job) => (
              <th key={job.slug} scope="col">
                <Link to={paths.job(job.slug)} className="link">
                  {job.title}
                </Link>
                <span className="block font-normal text-ink-2 text-sm">{job.employer}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, toCell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {jobs.map((job) => (
                <td key={job.slug}>{toCell(job) || unknown}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const toMilesText = ({ miles }: SavedFacts) => miles !== null && `${formatCount(miles)} miles`;

function toAnswer({ license: { needs, answer } }: SavedFacts) {
  if (!answer) return needs === null ? "No state license needed" : "See the license below";
  return (
    <span className={answer.tone === "good" ? "font-semibold text-accent-strong" : ""}>{answer.title}</span>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-4">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export const maxCompared = 3;

/** Drops a posting that was removed or has closed. */
export function useChosen(open: readonly SavedEntry[]) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = ticked.filter((slug) => open.some((entry) => entry.slug === slug));

  function toggle(slug: string) {
    if (chosen.includes(slug)) setTicked(chosen.filter((other) => other !== slug));
    else if (chosen.length < maxCompared) setTicked([...chosen, slug]);
    else
      showToast({
        title: `Compare up to ${maxCompared} jobs`,
        description: "Clear one of your choices first.",
      });
  }

  return { chosen, toggle, clear: () => setTicked([]) };
}
