import { factors } from "#app/catalogue/articles/live/state-ranking.ts";
import { offerParams, secondOffer } from "#app/clinicians/offer/terms/offer-address.ts";
import { withoutEndSlash } from "#app/kit/platform/local-path.ts";

const search = [
  ..."query location radius specialty profession type workplace remote shift has urgency posted".split(" "),
  ..."pay_min pay_period license licensed_as compact multistate exact sort page unfold".split(" "),
];
const articles = ["query", "topic", "page", "for", "profession", "specialty", ...factors];
const license = ["profession", "state", "license", "licensed_as", "compact", "multistate"];
const pay = ["profession", "place", "per", "hours"];

/** What the pages under an address's first part read of its query; others read nothing. */
const readUnder: Readonly<Record<string, readonly string[]>> = {
  "ai-career-mentor": ["example"],
  "ai-navigation": ["q"],
  blog: articles,
  "candidate-matching": ["show", "page"],
  "career-guides": articles,
  contact: ["sent"],
  "contact-us": ["sent"],
  employers: ["page", "content"],
  embed: ["employer", "job", "theme", "color", "count"],
  faq: ["query"],
  geographic: license,
  geography: ["by", "profession"],
  "healthcare-administration-jobs": search,
  "healthcare-jobs": search,
  "hire-request": ["sent", "position", "place"],
  jobs: [...search, "job", "sent", "ref"],
  "jobs.atom": [...search, "company"],
  "jobs.json": [...search, "company"],
  "jobs.rss": [...search, "company"],
  locations: ["state", "query"],
  "metro-areas": ["query", "sort", "page"],
  "nurse-practitioner-jobs": search,
  "nurse-practitioner-recruiters-near-me": ["state"],
  oembed: ["url", "format", "maxwidth", "maxheight"],
  offline: ["from", "build"],
  "physician-assistant-jobs": search,
  "physician-jobs": search,
  "privacy-policy": ["cleared"],
  profession: license,
  "registered-nurse-jobs": search,
  resources: articles,
  "salary-comparison": pay,
  "salary-comparison.csv": pay,
  "salary-tool": [...offerParams, secondOffer.name],
  search: [...search, "job"],
  "social.rss": ["network"],
  specialties: ["query", "category", "family", "priority", "page"],
  states: [...license, "with"],
};

/** Pages about one person. A log-in that they send to brings back to the whole address. */
const personal = new Set(
  [
    "approve-new-email confirm-new-email reopen-account your-data",
    "admin admin-dashboard alerts application-emails applications dashboard expiry-emails first-messages forgot-password hiring interviews invitations login logout offers post-job",
    "register reset-password sign-in sign-in-code sign-in-link still-hiring verify-email",
  ].flatMap((line) => line.split(" ")),
);

export const listRead = (first: string): readonly string[] =>
  Object.hasOwn(readUnder, first) ? readUnder[first]! : [];

export const isDataAddress = ({ pathname }: URL): boolean => pathname.endsWith(".data");

/**
 * The address with what its page reads alone, so that made-up parameters neither fill the cache nor change a page that
 * others get. Null for what is not cached: a personal page, Remix's own questions, and another spelling of an address.
 */
export function toCachedAddress(asked: URL, isRoute: (id: string) => boolean): URL | null {
  const isData = isDataAddress(asked);
  const page = isData ? asked.pathname.slice(0, -".data".length) : asked.pathname;
  const first = page.split("/", 2)[1] ?? "";
  if (personal.has(first) || first.startsWith("__") || !isPlain(page)) return null;
  const read = new Set(listRead(first));
  const routes = asked.searchParams.get("_routes")?.split(",") ?? [];
  // Which routes' data Remix wants: the root's, the page's or both.
  if (isData && routes.length <= 2 && routes.every(isRoute)) read.add("_routes");
  const address = new URL(asked);
  for (const name of new Set(asked.searchParams.keys()))
    if (!read.has(name)) address.searchParams.delete(name);
  address.hash = "";
  return address;
}

function isPlain(page: string): boolean {
  const plain = new URL("http://localhost");
  plain.pathname = withoutEndSlash(decodeURIComponent(page).toLowerCase());
  return plain.pathname === page && !page.includes("//");
}
