import { findMarket, type Market } from "#app/clinicians/career/market/market.server.ts";
import { readProfile } from "#app/clinicians/profile/record/profile.server.ts";
import type { Profile } from "#app/clinicians/profile/record/profile.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Expiring, listExpiring } from "./expiring.ts";
import { findSeekerPay, type SeekerPay } from "./seeker-pay.server.ts";

export interface Career {
  market: Market | null;
  pay: SeekerPay | null;
  expiring: readonly Expiring[];
  /** Missing from the profile, though a figure needs it. */
  missing: readonly string[];
}

export interface MarketBrief {
  market: Market | null;
  next: Expiring | null;
}

export async function findMarketBrief(
  context: Pick<SiteContext, "db" | "now" | "viewer">,
): Promise<MarketBrief | null> {
  const profile = await readProfile(context);
  if (!profile) return null;
  return { market: await findMarket(context, profile), next: listExpiring(profile, context.now)[0] ?? null };
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
