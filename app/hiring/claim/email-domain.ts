import { freeMailDomains, sharedHosts } from "#app/reference/mail/open-domains.ts";

/** Second levels under which countries sell names, as in example.co.uk. */
const soldUnder = new Set(["ac", "co", "com", "edu", "gob", "gov", "gouv", "net", "nhs", "or", "org", "sch"]);
/** Many offices share these endings, so only the same host counts. */
const sharedEndings = new Set(["gov", "mil", "us"]);

/** Returns "northquill.org" for "mail.northquill.org", or null for what nobody can register. */
export function toRegistrableDomain(host: string): string | null {
  const name = host
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^www\./, "");
  const labels = name.split(".");
  const isName =
    labels.length > 1 && labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
  const ending = labels.at(-1)!;
  if (!isName || /^\d+$/.test(ending)) return null;
  if (sharedEndings.has(ending)) return name;
  const isSoldBelow = ending.length === 2 && soldUnder.has(labels.at(-2)!);
  const wanted = isSoldBelow ? 3 : 2;
  return labels.length < wanted ? null : labels.slice(-wanted).join(".");
}

/** Null for an address that anybody can get. */
export function toWorkDomain(email: string): string | null {
  const domain = toRegistrableDomain(email.slice(email.lastIndexOf("@") + 1));
  return domain === null || freeMailDomains.has(domain) || sharedHosts.has(domain) ? null : domain;
}

export function toWebsiteDomain(website: string | null): string | null {
  if (!website || !URL.canParse(website)) return null;
  const { hostname, protocol } = new URL(website);
  return /^https?:$/.test(protocol) ? toWorkDomain(`@${hostname}`) : null;
}

interface Company {
  domain: string | null;
  website: string | null;
}

/** A domain that was proven before outweighs the website. */
export const toCompanyDomain = ({ domain, website }: Company): string | null =>
  domain ?? toWebsiteDomain(website);

export function isAtCompany(email: string, company: Company): boolean {
  const domain = toWorkDomain(email);
  return domain !== null && domain === toCompanyDomain(company);
}
