import { listWords } from "#app/desk/figures/analytics/counts/search-counts.server.ts";
import { listStepCounts } from "#app/desk/figures/analytics/counts/visit-counts.server.ts";
import { type Period, periodFacts, toSpan } from "#app/desk/figures/analytics/period.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { fewestAskers } from "#app/kit/vitals/asked-words.ts";
import type { Panel } from "./panel.ts";
import { toStepPanel } from "./step-panel.ts";

const empty = "Nobody searched job postings in this time. A search is counted within a minute.";

export async function listSearchPanels(
  { env, now }: SiteContext,
  period: Period,
  limit: number,
): Promise<Panel[]> {
  const span = toSpan(period, now);
  const [steps, words, misses] = await Promise.all([
    listStepCounts(env.VITALS_DB, span),
    listWords(env.VITALS_DB, span, "now", limit),
    listWords(env.VITALS_DB, span, "misses", limit),
  ]);
  const common = { empty, period, span };
  const tooFew = `No words were used by ${fewestAskers} visits in this time. Fewer could tell who someone is.`;
  return [
    toStepPanel({
      ...common,
      name: "searches",
      title: "Searches",
      note: "Searches of job postings that had words in them. A next page or a page that was only fetched ahead does not count.",
      counts: steps.map((step) => step.searches),
    }),
    toStepPanel({
      ...common,
      name: "empty-searches",
      title: "Searches that found nothing",
      empty: "No search found nothing in this time.",
      counts: steps.map((step) => step.misses),
    }),
    {
      name: "words",
      title: "Words",
      kind: "names",
      note: `Words that at least ${fewestAskers} visits used. Other words are deleted after three days, and words with an @ or six digits are never stored.`,
      empty: tooFew,
      headings: ["Words", "Visits", periodFacts[period].before, "Found nothing"],
      rows: words.map(({ words: name, now: visits, before, misses: none }) => ({
        name,
        figures: [visits, before, none],
      })),
    },
    {
      name: "empty-words",
      title: "Words that found nothing",
      kind: "names",
      empty: "No words that may be shown found nothing in this time.",
      headings: ["Words", "Visits that found nothing", "", "All visits"],
      rows: misses.map(({ words: name, now: visits, misses: none }) => ({
        name,
        figures: [none, null, visits],
      })),
    },
  ];
}
