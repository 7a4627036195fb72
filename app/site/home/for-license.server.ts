import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { findOwnLicense } from "#app/facts/licensing/memory/own-license.server.ts";
import { toCardAnswer } from "#app/facts/licensing/memory/short-answer.ts";
import { toLicenseNoun } from "#app/jobs/list/pills.ts";
import { withoutDismissed } from "#app/jobs/postings/dismissal/dismissed.server.ts";
import { withApplied } from "#app/jobs/postings/record/applied.server.ts";
import type { JobCardView } from "#app/jobs/postings/record/card-view.ts";
import { findOpenings } from "#app/jobs/search/openings/openings.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { paths } from "#app/paths.ts";

const shown = 3;
/** More, because a person may have dismissed the first. */
const read = 12;

export interface ForLicense {
  /** "RN license in Oklahoma, multistate" */
  license: string;
  all: { label: string; to: string };
  jobs: JobCardView[];
}

/** The newest that a license opens. Null when the database cannot be read. */
export async function findForLicense(context: SiteContext, license: MyLicense): Promise<ForLicense | null> {
  const { profession, states, multistate } = license;
  const found = await findOpenings(
    context,
    { licensedAs: profession, license: [...states], compact: multistate },
    read,
  );
  if (!found) return null;
  const wanted = (await withoutDismissed(context, found.jobs)).slice(0, shown);
  const jobs = wanted.map((job) => ({ ...job, answer: toCardAnswer(license, job.work) }));
  return {
    license: toLicenseNoun(license),
    all: found.total
      ? { label: `See all ${formatTotal(found)} jobs`, to: found.search }
      : { label: "See all open jobs", to: paths.jobs() },
    jobs: await withApplied(context, jobs),
  };
}

/** Of the account that is signed in. A device's license is known to its browser alone, which asks /api/jobs/for-license. */
export async function findForAccount(context: SiteContext): Promise<ForLicense | null> {
  const license = await findOwnLicense(context);
  return license && findForLicense(context, license);
}
