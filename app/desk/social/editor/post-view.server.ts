import { toOfficeClock } from "#app/desk/social/queue/office-clock.ts";
import type { ReadPost } from "#app/desk/social/queue/posts.server.ts";
import { canBeSent, toReason, toStateChips, toWhen } from "#app/desk/social/queue/queue-view.ts";
import { fillFor } from "#app/desk/social/text/fill-post.ts";
import { isTooLong, networks } from "#app/desk/social/text/networks.ts";
import { toCampaign } from "#app/desk/social/text/posting-values.ts";
import { toSample } from "./sample.server.ts";

export function toPostView(row: ReadPost, siteUrl: string, now: number) {
  const { post, job } = row;
  const sample = toSample(job, siteUrl, post.id);
  const { shared, links } = sample;
  const isLong = networks.some((network) =>
    isTooLong(network, fillFor(network, post.texts[network], shared, links)),
  );
  const isStopped = !canBeSent(row, now);
  const isScheduled = post.state === "scheduled";
  return {
    sample,
    about: [shared.employer, shared.place, shared.pay || "Pay not stated"].filter(Boolean).join(" · "),
    texts: post.texts,
    sent: post.sentTexts,
    revision: post.revision,
    chips: toStateChips(row, isLong, now),
    when: toWhen(post, isStopped),
    reason: toReason(post),
    due: isScheduled ? toOfficeClock(post.stateAt) : "",
    isScheduled,
    isOpen: !isStopped,
    willStop: isScheduled && isStopped,
    campaign: toCampaign(post.id),
  };
}
