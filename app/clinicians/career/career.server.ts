import { findMarket, type Market } from "#app/clinicians/market/market.server.ts";
import { listSavedOffers } from "#app/clinicians/offer/saved/saved-offers.server.ts";
import type { PayAmount, Profile } from "#app/clinicians/profile/record/profile.ts";
import { listChecklists } from "#app/clinicians/skills/checklist-screen.server.ts";
import { listSkillResults } from "#app/clinicians/skills/skill-results.server.ts";
import { findInCatalog } from "#app/facts/catalog/catalog.ts";
import { toUsualHours } from "#app/facts/reference/pay/full-time.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { findWageCode } from "#app/facts/reference/profession/wage-occupation.ts";
import { findCityMetro } from "#app/jobs/page/job-detail.server.ts";
import { formatUnit, type PayStanding, toPayStanding, toPosition } from "#app/jobs/page/pay-standing.ts";
import { toDateText } from "#app/jobs/postings/record/card-view.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { paths } from "#app/paths.ts";
import { type Expiring, listExpiring } from "./expiring.ts";

export interface Career {
  market: Market | null;
  pay: SeekerPay | null;
  expiring: readonly Expiring[];
  /** Missing from the profile, though a figure needs it. */
  missing: readonly string[];
}

export async function findCareer(context: SiteContext, profile: Profile): Promise<Career> {
  const [market, pay] = await Promise.all([findMarket(context, profile), findSeekerPay(context, profile)]);
  return { market, pay, expiring: listExpiring(profile, context.now), missing: listMissing(profile) };
}

function listMissing({ profession, licenses, place, pay }: Profile): string[] {
  const parts = [
    profession === null && "your profession",
    licenses.length === 0 && "your licenses",
    place === null && "your place",
    pay === null && "your pay",
  ];
  return parts.filter((part) => part !== false);
}

export interface SeekerPay {
  standing: PayStanding;
  text: string | null;
}

async function findSeekerPay(
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

export interface KeptItem {
  name: string;
  to: string;
  day: string;
}

export interface Kept {
  offers: KeptItem[];
  skills: KeptItem[];
}

const mostShown = 3;

export async function findKept(context: SiteContext, userId: number): Promise<Kept> {
  const { db } = context;
  const [offers, results, checklists] = await Promise.all([
    listSavedOffers(db, userId, 1),
    listSkillResults(db, userId),
    listChecklists(context),
  ]);
  const titles = new Map(checklists.map(({ slug, title }) => [slug, title]));
  return {
    offers: offers.slice(0, mostShown).map(({ publicId, name, createdAt }) => ({
      name,
      to: paths.savedOffer(publicId),
      day: toDateText(createdAt),
    })),
    skills: results.slice(0, mostShown).map(({ checklist, updatedAt }) => ({
      name: titles.get(checklist) ?? checklist,
      to: paths.skillsResult(checklist),
      day: toDateText(updatedAt),
    })),
  };
}
