import * as z from "zod";
import { licenseFields } from "#app/facts/licensing/license-fields.ts";
import { answerFor, toVerdictCode, verdictCodes } from "#app/facts/licensing/license-verdict.ts";
import { findLicensingBoard } from "#app/facts/licensing/licensing-boards.ts";
import { findUncountedTick, parseMyLicense } from "#app/facts/licensing/my-license.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { getCompact } from "#app/facts/reference/profession/compacts.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { paths } from "#app/paths.ts";
import { flag, none, toResource } from "#app/site/developers/contract/resource.ts";
import { professionSlug, stateCode, url } from "#app/site/developers/contract/shapes.ts";

export const verdict = toResource({
  path: "/licenses/verdict",
  id: "getLicenseVerdict",
  group: "Licenses",
  title: "Can I work there?",
  about:
    "Whether a license of one state lets someone work in another, with the rule and where it comes from. It is what our pages say, and no legal advice.",
  params: none,
  query: z.object({
    profession: professionSlug.describe("Whose license it is."),
    from: stateCode.describe("The state that issued the license."),
    to: stateCode.describe("The state of the work."),
    compact: flag("compact").describe("The license is a multistate or compact one."),
  }),
  answer: z.object({
    profession: z.string(),
    from: z.string(),
    to: z.string(),
    compact: z.boolean().describe("Whether we counted it as a multistate or compact license."),
    verdict: z.enum(verdictCodes),
    title: z.string().describe("The verdict in words."),
    rule: z.string(),
    how: z.string().nullable().describe("What to do next."),
    wait: z.string().nullable().describe("Typical, never official."),
    note: z.string().nullable().describe("Why we did not count the compact license."),
    source: z
      .object({ name: z.string(), url: z.url(), date: z.string().describe("When we last checked it.") })
      .nullable()
      .describe("The compact that the rule is of. Null for a state's own rule."),
    board: z.string().describe("Who decides in that state."),
    url,
  }),
  toExample: () => "/licenses/verdict?profession=registered-nurse&from=TX&to=CO&compact=1",
  find(_, { query, toUrl }) {
    const profession = findProfession(query.profession)!;
    const params = new URLSearchParams({
      [licenseFields.profession]: profession.slug,
      [licenseFields.states]: query.from,
      [licenseFields.multistate]: query.compact,
    });
    const mine = parseMyLicense(params)!;
    const { found, verdict: said } = answerFor(mine, profession.slug, { kind: "state", state: query.to });
    const compact = found.compact && profession.compact ? getCompact(profession.compact) : null;
    const page = paths.stateTab(findState(query.to)!.slug, "license");
    return {
      profession: profession.slug,
      from: query.from,
      to: query.to,
      compact: mine.multistate,
      verdict: toVerdictCode(found),
      title: said.title,
      rule: found.rule,
      how: found.how,
      wait: found.wait,
      note: findUncountedTick(params, profession.slug),
      source: compact && { name: compact.name, url: compact.url, date: compact.asOf },
      board: `${findState(query.to)!.name} ${findLicensingBoard(profession).board}`,
      url: toUrl(`${page}?${new URLSearchParams([["profession", profession.slug], ...params])}`),
    };
  },
});
