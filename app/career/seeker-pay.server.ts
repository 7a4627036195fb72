import { findInCatalog } from "#app/catalog/catalog.ts";
import { findCityMetro } from "#app/jobs/detail/job-detail.server.ts";
import { type PayStanding, toPayStanding, toPosition } from "#app/jobs/detail/pay-standing.ts";
import { formatUnit } from "#app/jobs/detail/pay-words.ts";
import type { SiteContext } from "#app/platform/context.ts";
import type { PayAmount, Profile } from "#app/profile/record/profile.ts";
import { fullTimeHours } from "#app/reference/pay/full-time.ts";
import { parsePlace } from "#app/reference/place/place.ts";
import { findWageCode } from "#app/reference/profession/wage-occupation.ts";

export interface SeekerPay {
  standing: PayStanding;
  text: string | null;
}

export async function findSeekerPay(
  context: Pick<SiteContext, "env" | "preventCaching">,
  { profession, specialties, place, pay }: Profile,
): Promise<SeekerPay | null> {
  const code = findWageCode(profession, specialties[0] ?? null);
  if (!code) return null;
  const { city, state } = parsePlace(place ?? "");
  const [{ metro }, wages] = await Promise.all([
    findCityMetro(context, city, state),
    findInCatalog(context, "wages", code),
  ]);
  const standing = wages && toPayStanding(toPay(pay), wages, { metro, state });
  return standing ? { standing, text: pay && toText(pay, standing) } : null;
}

function toPay(pay: PayAmount | null) {
  const dollars = pay ? (pay.per === "week" ? pay.amount / fullTimeHours : pay.amount) : null;
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

function toText({ per }: PayAmount, standing: PayStanding): string | null {
  const amount = standing.posted?.low;
  const position = amount == null ? null : toPosition(amount, standing);
  if (amount == null || !position) return null;
  const said = `${formatUnit(amount, { unit: standing.unit, topCode: null })} ${standing.unit === "year" ? "a year" : "an hour"}`;
  const assumed = per === "week" ? ` at ${fullTimeHours} hours a week` : "";
  return `Your pay, ${said}${assumed}, is ${position}.`;
}
