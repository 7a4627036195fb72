import type { Stage } from "#app/applications/applicants/stages/stages.ts";
import { formatCount, formatUnits } from "#app/kit/ui/count.ts";

export const toTownText = ({ city, stateCode }: { city: string | null; stateCode: string | null }): string =>
  [city, stateCode].filter(Boolean).join(", ");

/** The heading of who is open beside the list, and the row's link that opens them, to which closing leads back. */
export const besideTitleId = "beside-title";
export const toOpenId = (publicId: string): string => `open-${publicId}`;

/** The place of what can be done with those chosen. */
export const chosenId = "chosen";

/** The button of the list's form that compares. */
export const comparing = "comparing";

export const toWrittenText = (count: number): string =>
  count === 0
    ? "Nobody was written to: they withdrew, stopped messages, or had several from you today."
    : `Your message to ${formatUnits(count, "applicant")} is on its way.`;

export function toMovedText(
  count: number,
  stage: string,
  name = "1 applicant",
  mailed: number | null = null,
): string {
  if (count === 0)
    return `Nobody was moved: they are in “${stage}” already, withdrew, applied again since, or go by other stages.`;
  const moved =
    count === 1 ? `${name} is now in “${stage}”.` : `${formatCount(count)} applicants are now in “${stage}”.`;
  return mailed === null ? moved : `${moved} ${toMailedText(count, mailed)}`;
}

function toMailedText(count: number, mailed: number): string {
  if (mailed === 0) return "Nobody was emailed.";
  if (mailed === count) return count === 1 ? "We emailed them." : `We emailed all ${formatCount(count)}.`;
  return `We emailed ${formatCount(mailed)} of them.`;
}

export function toBackWords(count: number): string {
  if (count === 0) return "Nobody was moved back: someone has moved them since, or they withdrew.";
  return `${count === 1 ? "1 applicant is" : `${formatCount(count)} applicants are`} back where they were. Nobody was emailed.`;
}

export function toTaggedText(count: number, isTagged: boolean): string {
  if (count === 0)
    return isTagged
      ? "Nobody got the tag: they have it, or have 10 already, or your company has 200."
      : "Nobody chosen has that tag.";
  const those = count === 1 ? "1 applicant" : `${formatCount(count)} applicants`;
  return isTagged ? `${those} got the tag.` : `The tag was taken from ${those}.`;
}

export function parseMoved(
  params: URLSearchParams,
  stages: readonly Pick<Stage, "id" | "name">[],
  /** Of the one who was moved, where the page knows. */
  name?: string,
): string | null {
  const written = /^\d{1,2}$/.exec(params.get("written") ?? "")?.[0];
  if (written) return toWrittenText(Number(written));
  for (const change of ["tagged", "untagged"]) {
    const tagged = /^\d{1,2}$/.exec(params.get(change) ?? "")?.[0];
    if (tagged) return toTaggedText(Number(tagged), change === "tagged");
  }
  const returned = /^\d{1,2}$/.exec(params.get("returned") ?? "")?.[0];
  if (returned) return toBackWords(Number(returned));
  const to = stages.find(({ id }) => String(id) === params.get("to"));
  const count = /^\d{1,2}$/.exec(params.get("moved") ?? "")?.[0];
  const mailed = /^\d{1,2}$/.exec(params.get("mailed") ?? "")?.[0];
  return to && count !== undefined
    ? toMovedText(Number(count), to.name, name, mailed === undefined ? null : Number(mailed))
    : null;
}
