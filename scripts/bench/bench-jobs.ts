import { dayMs } from "#app/kit/platform/durations.ts";
import type { PostingContent } from "../../app/jobs/postings/record/posting-content.ts";

/** Mixes the demo set's parts into unique postings. They are oldest first, as in feeds. */
export function toBenchJobs(
  demo: readonly PostingContent[],
  from: number,
  to: number,
  now: number,
): PostingContent[] {
  const open = demo.filter((draft) => draft.validThrough > now);
  const pick = (index: number, stride: number) =>
    open[(index * stride + Math.floor(index / open.length)) % open.length]!;
  const drafts = Array.from({ length: to - from }, (_, offset) => {
    const index = from + offset;
    const [text, place, employer] = [pick(index, 1), pick(index, 7), pick(index, 13)];
    const { city, stateCode, postalCode, lat, lon, licenseStates } = place;
    return {
      ...text,
      city,
      stateCode,
      postalCode,
      lat,
      lon,
      licenseStates,
      employer: { ...employer.employer, name: `${employer.employer.name} ${index % 97}` },
      title: `${text.title} ${index}`,
      postedAt: now - ((index * 7919) % 30) * dayMs - (index % dayMs),
    };
  });
  return drafts.sort((a, b) => a.postedAt - b.postedAt);
}
