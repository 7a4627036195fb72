/** A month ("2021-03") or, where a résumé says no more, a year ("2021"). */
export type ResumeDate = string;

export interface Span {
  from: ResumeDate;
  /** Null while it lasts. */
  to: ResumeDate | null;
}

/** Under the profile's own names where it has the field: a value of these can be put into it. */
interface SuggestedValues {
  name: string;
  email: string;
  phone: string;
  /** "Tulsa, OK" */
  place: string;
  profession: string;
  specialties: string;
  licenses: { state: string; multistate: boolean; number: string | null; expires: string | null };
  certificates: { code: string; expires: string | null };
  years: number;
  employers: { facility: string; title: string | null; unit: string | null } & Span;
  ehr: string;
  education: { degree: string; school: string | null; year: number | null };
}

/** `line` is where it was read, for a person to check. */
export type Suggestion = {
  [Field in keyof SuggestedValues]: { field: Field; value: SuggestedValues[Field]; line: string };
}[keyof SuggestedValues];
