import type { ReactNode } from "react";
import type { RowFacts } from "./row-facts.ts";

export const rowTones = { good: "text-good", warn: "text-amber", bad: "text-coral", open: "text-ink-3" };

interface FitFactsProps {
  facts: RowFacts;
  /** Of the license, in words: "Can work the posting". */
  says: string | null;
}

/** What a recruiter asks first of one applicant. In a `dl` of two columns. */
export const FitFacts = ({ facts: { license, match, experience, start }, says }: FitFactsProps) => (
  <>
    <FitFact label="License">
      <span className={license ? rowTones[license.tone] : undefined}>{license?.text ?? "–"}</span>
      {says && <span className="block text-ink-2 text-sm">{says}</span>}
    </FitFact>
    <FitFact label="Match">
      {match?.text ?? "–"}
      {match?.missing && <span className="block text-ink-2 text-sm">{match.missing}</span>}
    </FitFact>
    <FitFact label="Experience, certificates">{experience ?? "–"}</FitFact>
    <FitFact label="Can start">{start ?? "–"}</FitFact>
  </>
);

interface FitFactProps {
  label: string;
  isWide?: boolean;
  children: ReactNode;
}

export const FitFact = ({ label, isWide, children }: FitFactProps) => (
  <div className={isWide ? "col-span-2 min-w-0" : "min-w-0"}>
    <dt className="wrap-anywhere">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
