import type { ReadPost } from "#app/desk/social/queue/change-post.server.ts";
import { canBeSent, toReason, toStateChips, toWhen } from "#app/desk/social/queue/queue-view.ts";
import { toOfficeClock } from "#app/desk/social/queue/receive-post.server.ts";
import { fillFor } from "#app/desk/social/text/fill-text.ts";
import { isTooLong, networks } from "#app/desk/social/text/networks.ts";
import { toCampaign, toLinks, toSharedValues } from "#app/desk/social/text/posting-values.ts";
import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";
import { listRecentJobs } from "#app/jobs/postings/record/listings.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Sample } from "./text-editor.tsx";

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

function toSample(job: JobListing, siteUrl: string, postId: number): Sample {
  const shared = toSharedValues(job);
  return {
    shared,
    links: toLinks(siteUrl, job.slug, postId),
    card: { slug: job.slug, title: shared.title, host: new URL(siteUrl).host },
  };
}

export async function findSample(db: Db, siteUrl: string): Promise<Sample | null> {
  const [job] = await listRecentJobs(db, 1);
  return job ? toSample(job, siteUrl, 0) : null;
}
