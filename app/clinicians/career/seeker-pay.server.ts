import type { PayAmount, Profile } from "#app/clinicians/profile/record/profile.ts";
import { findInCatalog } from "#app/facts/catalog/catalog.ts";
import { toUsualHours } from "#app/facts/reference/pay/full-time.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { findWageCode } from "#app/facts/reference/profession/wage-occupation.ts";
import { findCityMetro } from "#app/jobs/page/job-detail.server.ts";
import { type PayStanding, toPayStanding, toPosition } from "#app/jobs/page/pay-standing.ts";
import { formatUnit } from "#app/jobs/page/pay-words.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

export interface SeekerPay {
  standing: PayStanding;
  text: string | null;
}

export async function findSeekerPay(
  context: Pick<SiteContext, "env" | "preventCaching">,
  { profession, specialties, place, pay, types }: Profile,
): Promise<SeekerPay | null> {
  const code = findWageCode(profession, specialties[0] ?? null);
  if (!code) return null;
  const { city, state } = parsePlace(place ?? "");
  const [{ metro }, wages] = await Promise.all([
    findCityMetro(context, city, state),
    findInCatalog(context, "wages", code),
  ]);
  // A week of someone who wants only travel work is a traveler's.
  const hours = toUsualHours(types.every((type) => type === "travel") ? (types[0] ?? null) : null);
  const standing = wages && toPayStanding(toPay(pay, hours), wages, { metro, state });
  return standing ? { standing, text: pay && toText(pay, standing, hours) } : null;
}

function toPay(pay: PayAmount | null, hours: number) {
  const dollars = pay ? (pay.per === "week" ? pay.amount / hours : pay.amount) : null;
  const cents = dollars === null ? null : Math.round(dollars * 100);
  return {
    salaryMinCents: cents,
    salaryMaxCents: cents,
    payUnit: pay?.per === "year" ? ("year" as const) : ("hour" as const),
    shiftHours: null,
    hoursPerWeek: null,
    contractWeeks: null,
    employmentType: null,
  };
}

function toText({ per }: PayAmount, standing: PayStanding, hours: number): string | null {
  const amount = standing.posted?.low;
  const position = amount == null ? null : toPosition(amount, standing);
  if (amount == null || !position) return null;
  const said = `${formatUnit(amount, { unit: standing.unit, topCode: null })} ${standing.unit === "year" ? "a year" : "an hour"}`;
  const assumed = per === "week" ? ` at ${hours} hours a week` : "";
  return `Your pay, ${said}${assumed}, is ${position}.`;
}
