import { toMonthText } from "#app/clinicians/details/form/resume-month.ts";
import type { Suggestion } from "#app/clinicians/documents/suggestions/suggestion.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";

interface SuggestionWords {
  label: string;
  text: string;
}

const labels: Partial<Record<Suggestion["field"], string>> = {
  name: "Legal name",
  phone: "Phone",
  place: "Place",
  profession: "Profession",
  specialties: "Specialty",
  licenses: "License",
  certificates: "Certificate",
  years: "Years of experience",
  employers: "Experience",
  education: "Education",
};

const join = (...parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(", ");

/** `today` is an ISO day. */
export const toSuggestionWords = (suggestion: Suggestion, today: string): SuggestionWords => ({
  label: labels[suggestion.field] ?? "",
  text: toText(suggestion, today),
});

const toExpiryWords = (expires: string | null, today: string): string | null =>
  expires && `${expires < today ? "expired" : "expires"} ${formatIsoDay(expires)}`;

function toText({ field, value }: Suggestion, today: string): string {
  if (field === "profession") return findProfession(value)?.name ?? value;
  if (field === "specialties") return findSpecialty(value)?.name ?? value;
  if (field === "certificates") return join(value.code, toExpiryWords(value.expires, today));
  if (field === "education")
    return join(value.degree, value.school, value.year === null ? null : String(value.year));
  if (field === "licenses")
    return join(
      findState(value.state)?.name ?? value.state,
      value.multistate && "multistate",
      value.number && `number ${value.number}`,
      toExpiryWords(value.expires, today),
    );
  if (field === "employers")
    return join(
      value.facility,
      value.title,
      value.unit,
      `${toMonthText(value.from)} to ${value.to === null ? "today" : toMonthText(value.to)}`,
    );
  return String(value);
}
