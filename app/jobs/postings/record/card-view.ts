import type { CardAnswer } from "#app/facts/licensing/memory/short-answer.ts";
import { toCodedWork, toStateLicenseName } from "#app/facts/licensing/memory/short-answer.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { listCompactMembers } from "#app/facts/reference/profession/compacts.ts";
import { type Compact, findProfession } from "#app/facts/reference/profession/professions.ts";
import { dayMs, minuteMs } from "#app/kit/platform/durations.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { toFactLine } from "./fact-line.ts";
import { compactName } from "./job-names.ts";
import type { Seen } from "./job-places.ts";
import { isLicensedByPlace, listLicensedPlaces, toJobWork } from "./license-check.ts";
import type { JobListing } from "./listings.server.ts";
import { toFilteredFigure, toPayView } from "./pay.ts";
import type { Pay } from "./pay-amounts.ts";

const isNew = (postedAt: number, now: number): boolean => now - postedAt <= 3 * dayMs;

const isHot = (id: number): boolean => id % 3 === 0;

type BadgeTone = "new" | "hot" | "urgent";

interface Badge {
  tone: BadgeTone;
  label: string;
}

// Shared objects, because a page's data repeats equal ones but refers to identical ones.
const newBadge: Badge = { tone: "new", label: "New" };
const urgentBadge: Badge = { tone: "urgent", label: "Urgent" };
const hotBadge: Badge = { tone: "hot", label: "Hot" };

const mostBadges = 2;

/** At most two, the one that presses most first. */
export function toBadges(job: Pick<JobListing, "id" | "postedAt" | "urgency">, now: number): Badge[] {
  return [
    job.urgency === "urgent" && urgentBadge,
    isNew(job.postedAt, now) && newBadge,
    isHot(job.id) && hotBadge,
  ]
    .filter((badge) => badge !== false)
    .slice(0, mostBadges);
}

/** For a list that knows what is new to the person. */
export function withNew(badges: readonly Badge[], isNewToHer: boolean): Badge[] {
  const others = badges.filter(({ tone }) => tone !== "new");
  if (!isNewToHer) return others;
  const urgent = others.filter(({ tone }) => tone === "urgent");
  return [...urgent, newBadge, ...others.filter(({ tone }) => tone === "hot")].slice(0, mostBadges);
}

export function toAge(then: number, now: number): string {
  const days = Math.max(0, Math.floor((now - then) / dayMs));
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  return `${days} days ago`;
}

const confirmers = { employer: "by employer", recruiter: "by recruiter", feed: "open" } as const;

// Eastern Standard Time all year, as in the search.
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "Etc/GMT+5" });
const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "Etc/GMT+5" });
/** "Nov 20". */
export const toShortDay = (ms: number): string => shortDay.format(ms);
export const toDateText = (ms: number): string => longDate.format(ms);

/** "Austin, TX and 3 more places"; "Dallas, TX, one of 4 places" for a person who looks there. */
export function toPlaceText(
  job: Seen<Pick<JobListing, "city" | "stateCode" | "workplace" | "licenseStates" | "morePlaces">>,
): string | null {
  if (job.workplace === "remote") {
    const states = job.licenseStates;
    if (states.length === 0) return "Remote";
    return states.length > 3 ? `Remote, ${states.length} states` : `Remote, ${states.join(", ")}`;
  }
  const first = job.city && job.stateCode ? `${job.city}, ${job.stateCode}` : toRoughPlace(job);
  const more = job.morePlaces.length;
  if (!first || more === 0) return first;
  return job.isSeenFrom
    ? `${first}, one of ${more + 1} places`
    : `${first} and ${more} more ${more === 1 ? "place" : "places"}`;
}

const toRoughPlace = ({ city, stateCode }: Pick<JobListing, "city" | "stateCode">): string | null =>
  city ?? findState(stateCode)?.name ?? null;

/** What the posting asks for, where nobody said which license she holds. */
export function toAskedLicense(
  job: Seen<
    Pick<
      JobListing,
      "compactAccepted" | "licenseStates" | "profession" | "stateCode" | "workplace" | "morePlaces"
    >
  >,
): string | null {
  const profession = findProfession(job.profession);
  const isPerState = isLicensedByPlace(job);
  const states = isPerState ? listLicensedPlaces(job) : job.licenseStates;
  const isOpen = isPerState ? opensEach : worksByCompact;
  if (job.compactAccepted && isOpen(profession?.compact, states)) return compactName;
  const license = profession?.license;
  if (license === "none") return "No license needed";
  if (license === "certification") return "No license stated";
  if (license !== "state" || states.length === 0) return null;
  const [only, ...others] = states;
  if (others.length === 0) return `Needs ${toStateLicenseName(only!)}`;
  return isPerState ? "Needs a license of the place's state" : `Needs 1 of ${states.length} state licenses`;
}

/** An employer may accept what its state does not. */
const worksByCompact = (compact: Compact | null | undefined, states: readonly string[]): boolean =>
  Boolean(compact) &&
  (states.length === 0 || states.some((state) => listCompactMembers(compact!).includes(state)));

const opensEach = (compact: Compact | null | undefined, states: readonly string[]): boolean =>
  Boolean(compact) && states.every((state) => listCompactMembers(compact!).includes(state));

const shownBenefits = 2;
const longBenefit = 40;

/** Drops the terms: "Sign-on bonus of $5,000, repaid in part if you leave". */
const toShortBenefit = (benefit: string): string =>
  benefit.length > longBenefit ? benefit.split(/,(?!\d)|[;(]/)[0]!.trim() || benefit : benefit;

type PackagedPay = Pick<JobListing, "payUnit" | "hoursPerWeek" | "facts">;

/** A week's pay with stipends, in cents. Null for pay of another kind. */
export function toWeeklyPackage({ payUnit, hoursPerWeek, facts }: PackagedPay) {
  const { taxableHourlyCents: rate, lodgingWeeklyCents: lodging = 0, mealsWeeklyCents: meals = 0 } = facts;
  const hours = facts.guaranteedHours ?? hoursPerWeek;
  if (payUnit !== "week" || !rate || !hours || lodging + meals === 0) return null;
  return { hours, rate, taxable: rate * hours, lodging, meals };
}

/** What a week or a year is made of: "$1,296 taxable + $1,190 stipends", "$62 per wRVU above 4,400". */
function toPayParts(job: PackagedPay): string | null {
  const week = toWeeklyPackage(job);
  if (week)
    return `${formatDollars(week.taxable / 100)} taxable + ${formatDollars((week.lodging + week.meals) / 100)} stipends`;
  return toProductivity(job.facts);
}

export function toProductivity({ wrvuRateCents, wrvuThreshold }: JobListing["facts"]): string | null {
  if (!wrvuRateCents) return null;
  const above = wrvuThreshold ? ` above ${formatCount(wrvuThreshold)}` : "";
  return `${formatDollars(wrvuRateCents / 100)} per wRVU${above}`;
}

/** With at most two benefits, then "+3 more". A package needs the room for its parts. */
export function toCardPay(
  pay: Pay,
  benefits: readonly string[],
  parts: string | null = null,
  similar: string | null = null,
) {
  const { amount, unit, brief } = toPayView(pay);
  const shown = benefits.slice(0, shownBenefits).map(toShortBenefit);
  const more = benefits.length - shown.length;
  const said = [
    parts ?? (similar ? `${brief}. ${similar}` : brief),
    ...(parts ? [] : shown),
    !parts && more > 0 && `+${more}\u00a0more`,
  ];
  // A line may end with the dot, and never begins with it.
  return { amount, unit, parts: said.filter(Boolean).join("\u00a0· ") || null };
}

/** The whole state is near for a license, and postings of a town are too few. */
export const toSimilarText = ({
  similarPay,
  stateCode,
}: Pick<JobListing, "similarPay" | "stateCode">): string | null =>
  similarPay && `Similar jobs in ${findState(stateCode)?.name}: ${similarPay.amount}`;

/** A list that a pay filter narrows shows the figure that it compared. */
export const withFilteredPay = (
  card: JobCardView,
  pay: Pay,
  { payMin, payPeriod }: { payMin: number | null; payPeriod: "hour" | "week" | "year" },
): JobCardView => {
  const figure = payMin === null ? null : toFilteredFigure(pay, payPeriod);
  return figure ? { ...card, pay: { ...card.pay, parts: figure } } : card;
};

export interface MatchedText {
  before: string;
  marked: string;
  after: string;
}

/** `answer` is for a license in the address, or else that of the account. */
export type JobCardView = ReturnType<typeof toJobCard> & {
  answer?: CardAnswer | null;
  matched?: MatchedText;
  /** "Applied Nov 3", for the person who is signed in. */
  applied?: string;
};

export function toJobCard(job: Seen<JobListing>, now: number) {
  return {
    work: toCodedWork(job.profession, toJobWork(job)),
    slug: job.slug,
    title: job.title,
    employer: job.employer,
    place: toPlaceText(job),
    pay: toCardPay(job, job.benefits, toPayParts(job), toSimilarText(job)),
    badges: toBadges(job, now),
    type: job.employmentType,
    isTypeStated: !job.employmentTypeInferred,
    facts: toFactLine({
      ...job,
      ...job.facts,
      hoursPerWeek: job.hoursPerWeek,
      contractWeeks: job.contractWeeks,
    }),
    license: toAskedLicense(job),
    openedMinute: Math.floor(Math.max(job.postedAt, job.createdAt) / minuteMs),
    freshness: `Confirmed ${confirmers[job.confirmedBy]} ${toAge(job.confirmedAt, now)}${job.employerKind === "agency" ? " · Staffing agency" : ""}`,
  };
}

/** The spec's default where experience could not be read. Search engines never get it: they take it for the employer's. */
export const toDefaultExperience = (months: number): string => `${months} months (not stated)`;
