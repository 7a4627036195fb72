import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { toCardAnswer } from "#app/facts/licensing/memory/short-answer.ts";
import { parseMyLicense } from "#app/facts/licensing/my-license.ts";
import { milesBetween } from "#app/facts/reference/place/distance.ts";
import type { SavedNews } from "#app/jobs/list/comparison/saved-news.server.ts";
import { findMatchedTexts } from "#app/jobs/list/matched-text.server.ts";
import { toJobCard } from "#app/jobs/postings/record/card-view.ts";
import { typeNames } from "#app/jobs/postings/record/job-names.ts";
import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";
import { readSavedSearch } from "#app/jobs/search/percolator/search-address.ts";
import { toFilterLicense } from "#app/jobs/search/plan/filters.ts";
import { type AskedSearch, readSearch } from "#app/jobs/search/plan/read-search.server.ts";
import { fromMatchedPlace, listTowns } from "#app/jobs/search/plan/search-place.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { paths } from "#app/paths.ts";
import { toFollowed } from "./alert-links.server.ts";
import { type MailedPosting, toPostingLink } from "./alert-mail.ts";
import type { AlertPerson } from "./alert-store.server.ts";

type LinkEnv = Pick<Env, "SITE_URL" | "SESSION_SECRET">;

interface MailedOf {
  person: AlertPerson;
  /** Of the account's profile. */
  license: MyLicense | null;
  alert: { publicId: string; address: string };
  now: number;
}

export interface FoundPosting {
  job: JobListing;
  /** The same for a repost, and for the same opening from another source. */
  opening: string;
}

/** In the words of their cards, with what the search asks for and the license that she told us. */
export async function toMailed(
  db: Db,
  env: LinkEnv,
  { person, license, alert, now }: MailedOf,
  found: readonly FoundPosting[],
): Promise<MailedPosting[]> {
  const search = readSavedSearch(new URLSearchParams(alert.address));
  const asked = "filters" in search ? await readSearch(db, search.filters) : null;
  const held =
    (asked && toFilterLicense(asked.filters)) ??
    license ??
    parseMyLicense(new URLSearchParams(person.license));
  const matched = asked
    ? await findMatchedTexts(
        db,
        asked,
        found.map(({ job }) => job),
      )
    : new Map();
  const followed = await toFollowed(alert.publicId, env);
  return found.map(({ job: listing }) => {
    const job = asked ? fromMatchedPlace(listing, asked.place) : listing;
    const card = toJobCard(job, now);
    const why = matched.get(job.id);
    const miles = toMiles(asked, job);
    return {
      title: job.title,
      employer: job.employer,
      place: [card.place, miles !== null && `${miles} ${miles === 1 ? "mile" : "miles"}`]
        .filter(Boolean)
        .join(", "),
      pay: [card.pay.amount, card.pay.unit].filter(Boolean).join(" "),
      withPay: card.pay.parts ?? "",
      work: [typeNames[job.employmentType], ...card.facts].join(" · "),
      license: toCardAnswer(held, card.work)?.text ?? card.license ?? "",
      confirmed: card.freshness,
      why: why ? `${why.before}${why.marked}${why.after}`.trim() : "",
      url: toPostingLink(env.SITE_URL, job.slug, followed),
    };
  });
}

function toMiles(asked: AskedSearch | null, { lat, lon }: JobListing): number | null {
  const towns = asked ? listTowns(asked.place) : [];
  if (towns.length === 0 || lat === null || lon === null) return null;
  const posting = { latitude: lat, longitude: lon };
  return Math.round(
    Math.min(...towns.map((town) => milesBetween({ latitude: town.lat, longitude: town.lon }, posting))),
  );
}

/** A saved posting that changed, in the slots of a posting. */
export const toMailedNews = (
  { facts, payWas }: SavedNews,
  { SITE_URL }: Pick<Env, "SITE_URL">,
): MailedPosting => ({
  title: facts.title,
  employer: facts.employer,
  place: facts.place ?? "",
  pay: facts.pay.text,
  withPay: payWas ?? "",
  work: "",
  license: "",
  confirmed: facts.stateText ?? "",
  why: "",
  url: SITE_URL + paths.job(facts.slug),
});
