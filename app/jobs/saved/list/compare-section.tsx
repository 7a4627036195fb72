import { toNumberWord } from "#app/kit/text/prose.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import type { AboutMe } from "#app/jobs/saved/ask-saved-facts.ts";
import type { SavedFacts } from "#app/jobs/saved/saved-facts.ts";
import { CompareTable } from "./compare-table.tsx";
import { maxCompared } from "./use-chosen.ts";

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
      <section aria-labelledby={headingId} className="grid gap-3">
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
