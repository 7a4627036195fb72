import { dayMs, easternOffsetMs, keysPerDay } from "#app/jobs/postings/record/posting-key.ts";
import { listedTraits } from "#app/jobs/reading/traits/trait-names.ts";
import { keySql } from "./entry-writes.server.ts";
import { facetsMask, professionMask, toTraitBit, traitColumns } from "./search-keys.ts";

const offers = listedTraits.map((trait) => ({ column: traitColumns[trait], bit: toTraitBit(trait) }));
const facetColumns = ["scope", "facets", "postings", ...offers.map(({ column }) => column)].join(", ");
const facetValues = [
  `facets & ${facetsMask}`,
  "count(*)",
  ...offers.map(({ bit }) => `sum(facets >> ${bit} & 1)`),
].join(", ");

/** Also removes entries of postings that are not open. */
export const toRecount = (d1: D1Database): D1PreparedStatement[] =>
  [
    `DELETE FROM job_index WHERE key IN (SELECT i.key FROM job_index i LEFT JOIN jobs j ON j.id = i.key % ${keysPerDay}
      WHERE j.id IS NULL OR +j.status <> 'open' OR ${keySql("j")} <> i.key)`,
    "DELETE FROM facet_counts",
    `INSERT INTO facet_counts (${facetColumns}) SELECT 0, ${facetValues} FROM job_index GROUP BY 2`,
    `INSERT INTO facet_counts (${facetColumns})
      SELECT state, ${facetValues} FROM job_index WHERE state <> 0 GROUP BY 1, 2`,
    "DELETE FROM state_counts",
    "INSERT INTO state_counts (state, postings) SELECT state, count(*) FROM job_index GROUP BY state",
    "DELETE FROM day_counts",
    `INSERT INTO day_counts (day, postings) SELECT key / ${keysPerDay}, count(*) FROM job_index GROUP BY 1`,
    "DELETE FROM specialty_counts",
    `INSERT INTO specialty_counts (profession, specialty, postings)
      SELECT ifnull(profession, ''), ifnull(specialty, ''), count(*) FROM jobs WHERE +status = 'open' GROUP BY 1, 2`,
    "DELETE FROM profession_counts",
    `INSERT INTO profession_counts (profession, state, postings)
      SELECT facets & ${professionMask}, state, count(*) FROM job_index GROUP BY 1, 2`,
    "DELETE FROM week_counts",
    `INSERT INTO week_counts (week, profession, postings, with_pay)
      SELECT ((posted_at - ${easternOffsetMs}) / ${dayMs} + 3) / 7, ifnull(profession, ''), count(*),
        sum(ifnull(salary_min_cents, salary_max_cents) IS NOT NULL)
      FROM jobs WHERE status NOT IN ('pending', 'rejected', 'withdrawn', 'removed') GROUP BY 1, 2`,
  ].map((sql) => d1.prepare(sql));
