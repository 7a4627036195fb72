import { freeMailDomains, sharedHosts } from "#app/facts/reference/mail/open-domains.ts";

/** Below these, every office, campus or trust is someone else, so only the same host counts. */
const sharedEndings = new Set([
  "ac",
  "edu",
  "gob",
  "gov",
  "gouv",
  "govt",
  "health",
  "int",
  "mil",
  "nhs",
  "sch",
]);

interface MailDomain {
  host: string;
  /** What one owner registered; the host itself below a shared ending. */
  domain: string;
}

/**
 * By the Public Suffix List with its private part: "northquill.org" for "mail.northquill.org", and null for what nobody
 * can register, such as "on.ca" or "us.com". Loaded with the first claim, because the list weighs 48 kB.
 */
async function toMailDomain(typed: string): Promise<MailDomain | null> {
  const host = typed
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^www\./, "");
  const isName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host);
  if (!isName) return null;
  const { parse } = await import("tldts");
  const { domain, publicSuffix } = parse(host, { allowPrivateDomains: true });
  if (!domain || !publicSuffix) return null;
  const labels = publicSuffix.split(".");
  // "us.com" is a company's, and "us" belongs to states and towns.
  const isShared = labels.at(-1) === "us" || labels.some((label) => sharedEndings.has(label));
  return { host, domain: isShared ? host : domain };
}

const listParents = (host: string): string[] =>
  host.split(".").map((_, at, labels) => labels.slice(at).join("."));

const isOpenToAll = (host: string): boolean =>
  listParents(host).some((parent) => freeMailDomains.has(parent) || sharedHosts.has(parent));

/** Null for a host where anyone can have an address or a page. */
async function toWorkHost(host: string): Promise<MailDomain | null> {
  const found = await toMailDomain(host);
  if (found === null || isOpenToAll(found.host)) return null;
  const { default: listed } = await import("../../../../data/free_mail_domains.json", {
    with: { type: "json" },
  });
  freeDomains ??= new Set(listed);
  return listParents(found.host).some((parent) => freeDomains!.has(parent)) ? null : found;
}

/** 14,000 of them, so they load with the first claim too. */
let freeDomains: ReadonlySet<string> | undefined;

const toEmailHost = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

interface Company {
  domain: string | null;
  website: string | null;
}

/** A domain that was proven before outweighs the website. */
function toCompanyHost({ domain, website }: Company): string {
  if (domain !== null) return domain;
  if (!website || !URL.canParse(website)) return "";
  const { hostname, protocol } = new URL(website);
  return /^https?:$/.test(protocol) ? hostname : "";
}

/** The domain whose mail proves a claim, to be told to people. */
export async function findCompanyDomain(company: Company): Promise<string | null> {
  return company.domain ?? (await toWorkHost(toCompanyHost(company)))?.domain ?? null;
}

/**
 * The domain that this address proves, or null. Both hosts are the same, or one is the registered domain itself and the
 * other is below it: mail at clinic-a.example.org proves nothing about clinic-b.example.org, and mail at umich.edu
 * nothing about med.umich.edu.
 */
export async function findProvenDomain(email: string, company: Company): Promise<string | null> {
  const [mail, site] = await Promise.all([
    toWorkHost(toEmailHost(email)),
    toWorkHost(toCompanyHost(company)),
  ]);
  if (!mail || !site) return null;
  if (mail.host === site.host) return mail.host;
  const isBare = mail.host === mail.domain || site.host === site.domain;
  return mail.domain === site.domain && isBare ? mail.domain : null;
}
