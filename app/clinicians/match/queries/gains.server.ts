import { sql } from "drizzle-orm";
import {
  listBestCredentials,
  listCovered,
  toCredentialName,
  toHolding,
} from "#app/clinicians/market/next-credentials.ts";
import { toOpenFilters } from "#app/clinicians/market/open-filters.ts";
import { askOpenWork, readOpenWork } from "#app/clinicians/market/open-work.server.ts";
import type { HeldLicense } from "#app/facts/licensing/compact-standing.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import type { Profession } from "#app/facts/reference/profession/professions.ts";
import { toSearchParams } from "#app/jobs/search/plan/filters.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import type { CountedGain } from "./gain.ts";

const shown = 4;
/** A posting that was closed counts in full. */
const wholePoints = 100;

interface AskedGains {
  statement: D1PreparedStatement;
  read: (result: D1Result) => CountedGain[];
}

/** By the daily counts, so that all pages name the same credential and the same number. */
export function askLicenseGains(db: Db, { slug }: Profession, licenses: readonly HeldLicense[]): AskedGains {
  const covered = JSON.stringify(listCovered(toHolding(slug, licenses)!));
  return {
    statement: askOpenWork(db, sql`${covered}`, [0]),
    read: (result) =>
      listBestCredentials(slug, licenses, readOpenWork(result), shown).map((credential) => {
        const { kind, state, opens } = credential;
        const own = toOpenFilters(slug, [{ state, multistate: false }]);
        const search = kind === "state" && toSearchParams({ ...own, location: findState(state)!.name });
        return {
          text: `${toCredentialName(credential)} would open ${toOpenings(opens)}.`,
          to: search ? paths.jobs(search) : null,
          worth: wholePoints * opens,
        };
      }),
  };
}

const toOpenings = (postings: number): string =>
  postings === 1 ? "1 more job" : `${formatCount(postings)} more jobs`;
