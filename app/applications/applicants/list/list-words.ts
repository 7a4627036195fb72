import {
  applicantStates,
  type SettableState,
  settableStates,
} from "#app/applications/applicants/applicant-states.ts";
import { formatCount } from "#app/kit/ui/count.ts";

export const toApplicantName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

export const toTownText = ({ city, stateCode }: { city: string | null; stateCode: string | null }): string =>
  [city, stateCode].filter(Boolean).join(", ");

/** The place of that text, which a redirect and the focus lead to. */
export const movedId = "moved";

export function toMovedText(count: number, to: SettableState): string {
  const { label } = applicantStates[to];
  if (count === 0)
    return `Nobody was moved: they are in “${label}” already, withdrew, or applied again since.`;
  return count === 1
    ? `1 applicant is now in “${label}”.`
    : `${formatCount(count)} applicants are now in “${label}”.`;
}

export function parseMoved(params: URLSearchParams): string | null {
  const to = settableStates.find((state) => state === params.get("to"));
  const count = /^\d{1,2}$/.exec(params.get("moved") ?? "")?.[0];
  return to && count !== undefined ? toMovedText(Number(count), to) : null;
}
