import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { ofKind } from "#app/jobs/search/query/typed-query.ts";
import { payPeriods } from "#app/jobs/search/index/filter-choices.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toTakeHome } from "#app/facts/reference/pay/take-home.ts";
import { readTaxRecord, type StateTax } from "#app/facts/reference/pay/tax-tables.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { formatDollars } from "#app/kit/ui/dollars.ts";
import type { Asked } from "#app/assistant/mentor/reading/asked.ts";
import type { Told } from "#app/assistant/mentor/answers/mentor-answer.ts";

/** The bench knows computed answers by it. */
export const takeHomeBeginning = "A single employee earning ";

const amount =
  /(?:\$\s?|(?<![\d-])(?=\d{2,3},?\d{3}(?![\d-])))(\d{1,3}(?:,\d{3})+|\d{2,7})(?:\.\d\d)?\s?(k\b)?/i;

/** What a single employee keeps of a year's wages in each state that was asked about. */
export async function tellTakeHome(
  { env }: SiteContext,
  { sentence, states: codes, held, isHeldInferred }: Asked,
): Promise<Told[]> {
  const wages = toWages(sentence);
  // "In Tennessee vs California" takes the first for a home.
  const asked = held && (codes.length === 0 || isHeldInferred) ? [held.state, ...codes] : codes;
  if (wages === null || asked.length === 0) return [];
  const tables = readTaxRecord(await getFromCatalog(env.CATALOG, "taxes"), "single");
  return asked.slice(0, 2).flatMap((code) => {
    const { federal, payroll, state, levies, kept } = toTakeHome(wages, code, tables);
    const name = toStateText(code);
    const parts = [
      `federal income tax ${formatDollars(federal)}`,
      `Social Security and Medicare ${formatDollars(payroll)}`,
      `state tax and levies ${formatDollars(state + levies)}`,
    ].join(", ");
    return [
      `${takeHomeBeginning}${formatDollars(wages)} a year in ${name} keeps about ${formatDollars(kept)} in ${tables.federal.year}, with the standard deduction: ${parts}.`,
      `That is an estimate without local tax, credits, retirement savings or premiums.${toGaps(tables.states.get(code)!, name)}`,
    ].map((text) => ({
      text,
      source: paths.post("where-the-same-rn-keeps-most"),
      title: "Where the same RN keeps most",
    }));
  });
}

const toGaps = ({ notCounted, olderYears }: StateTax, name: string): string =>
  [
    notCounted && ` Not counted for ${name}: ${notCounted}.`,
    olderYears.length > 0 && ` Parts of ${name}'s rules are from ${olderYears.join(" and ")}.`,
  ]
    .filter(Boolean)
    .join("");

function toWages({ readings, text }: Asked["sentence"]): number | null {
  const [pay] = ofKind(readings, "pay");
  const written = amount.exec(text);
  const read = pay
    ? pay.min * payPeriods[pay.period]
    : written
      ? Number(written[1]!.replaceAll(",", "")) * (written[2] ? 1_000 : 1)
      : null;
  return read !== null && read >= 10_000 && read <= 3_000_000 ? Math.round(read) : null;
}
