import { toOfficeDay } from "#app/kit/text/when.ts";

interface Verified {
  domain: string | null;
  verifiedAt: number | null;
  verifiedBy: "domain" | "review" | null;
}

export function toVerifiedText({ domain, verifiedAt, verifiedBy }: Verified): string | null {
  if (verifiedAt === null) return null;
  const day = toOfficeDay(verifiedAt);
  if (verifiedBy === "domain" && domain) return `an email at ${domain} was confirmed on ${day}`;
  return `we checked on ${day} that the people here act for this employer`;
}
