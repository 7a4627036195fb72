import { isTooLong, networks, networkTerms } from "#app/desk/social/text/networks.ts";
import { toFilled, toSharedValues } from "#app/desk/social/text/posting-values.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import type { Chip } from "#app/kit/ui/chip.tsx";
import type { ReadPost } from "./change-post.server.ts";
import type { SocialState } from "./queue-search.ts";

export const queueTabNames: Record<SocialState, string> = {
  draft: "Drafts",
  scheduled: "Scheduled",
  sent: "Sent",
  failed: "Failed",
};

export const canBeSent = ({ job, jobStatus }: ReadPost, now: number): boolean =>
  jobStatus === "open" && job.validThrough > now;

const reasons = {
  closed: "The posting had closed when the post was due, so it was not sent.",
  "too-long": "A text was over its network's limit when the post was due, so it was not sent.",
  changed:
    "The posting was changed since it was scheduled, so it was not sent. Read the post again, then schedule it again.",
  empty: "No text was left when the post was due, so it was not sent.",
};

export const toReason = ({ reason }: ReadPost["post"]): string | null => reason && reasons[reason];

/** Adds a chip for what will keep it from being sent. */
export function toStateChips(row: ReadPost, isLong: boolean, now: number): Chip[] {
  const { state, reason } = row.post;
  const tones = { draft: "plain", scheduled: "blue", sent: "good", failed: "coral" } as const;
  const names = { draft: "Draft", scheduled: "Scheduled", sent: "Sent", failed: "Failed" };
  const willStop = canBeSent(row, now) ? null : "Posting closed";
  const isChanged = reason === "changed";
  return [
    { label: names[state], tone: tones[state] },
    ...(willStop ? [{ label: willStop, tone: "coral" as const }] : []),
    ...(isChanged ? [{ label: "Changed since it was scheduled", tone: "coral" as const }] : []),
    ...(isLong && state !== "sent" ? [{ label: "Too long", tone: "coral" as const }] : []),
  ];
}

export function toWhen({ state, stateAt, reason }: ReadPost["post"], isStopped: boolean): string {
  const time = toOfficeTime(stateAt);
  if (state === "scheduled") return isStopped ? `Stops, was due ${time}` : `Due ${time}`;
  if (state === "failed") return `${reason === "closed" ? "Stopped" : "Failed"} ${time}`;
  return state === "sent" ? `Sent ${time}` : `Saved ${time}`;
}

export interface QueueRow {
  publicId: string;
  title: string;
  about: string;
  text: string;
  networks: string;
  chips: Chip[];
  when: string;
}

export function toQueueRow(row: ReadPost, siteUrl: string, now: number): QueueRow {
  const { post, job } = row;
  const shared = toSharedValues(job);
  const texts = post.sentTexts ?? toFilled(post.texts, job, { siteUrl, postId: post.id });
  const used = networks.filter((network) => texts[network] !== "");
  return {
    publicId: post.publicId,
    title: shared.title,
    about: [shared.employer, shared.place, shared.pay || "Pay not stated"].filter(Boolean).join(" · "),
    text: (texts.x || texts.generic || texts.linkedin || texts.facebook).slice(0, 300),
    networks: used.map((network) => networkTerms[network].name).join(", ") || "None yet",
    chips: toStateChips(
      row,
      networks.some((network) => isTooLong(network, texts[network])),
      now,
    ),
    when: toWhen(post, !canBeSent(row, now)),
  };
}
