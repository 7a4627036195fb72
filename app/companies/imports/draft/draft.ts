import { createHash } from "node:crypto";
import type { Posting } from "#app/companies/imports/format/posting.ts";
import { listUnread, type UnreadWords } from "#app/companies/imports/words/list-unread.ts";
import { parseState } from "#app/facts/reference/place/states.ts";
import { getCompact } from "#app/facts/reference/profession/compacts.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { toTextLines } from "#app/jobs/checks/warnings/posting-texts.ts";
import { toPlaceName } from "#app/jobs/postings/record/job-places.ts";
import {
  mostOfDepartment,
  type PostingContent,
  toFingerprint,
} from "#app/jobs/postings/record/posting-content.ts";
import { toDisplayTitle } from "#app/jobs/reading/display-title.ts";
import {
  mergeEmploymentTypes,
  parseEmploymentField,
  parseEmploymentType,
  parseToldType,
} from "#app/jobs/reading/employment-type.ts";
import {
  isHealthcareTitle,
  namesOtherTrade,
  parseSetting,
  toFieldOfPlace,
} from "#app/jobs/reading/healthcare.ts";
import { parseOccupationCode } from "#app/jobs/reading/occupation-codes.ts";
import { ownWords, type ReaderWords } from "#app/jobs/reading/reader-words.ts";
import { parseCompactAccepted } from "#app/jobs/reading/requirements.ts";
import { parseRole, toOwnTitle } from "#app/jobs/reading/role.ts";
import { parseShift, readToldShift } from "#app/jobs/reading/shift.ts";
import { type Said, toStatements } from "#app/jobs/reading/statements.ts";
import { deniesUrgent, isUrgent } from "#app/jobs/reading/urgency.ts";
import { parseShiftHours, parseWorkHours } from "#app/jobs/reading/work-hours.ts";
import { saysRemote } from "#app/jobs/reading/workplace.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { toCleanHtml, toPlainText } from "./clean-html.ts";
import {
  toEducation,
  toExperienceMonths,
  toJobFacts,
  toLicenseStates,
  toLists,
  toOpenDates,
  toRole,
  toSalary,
  toUnreadPay,
  toWorkplace,
} from "./draft-parts.ts";
import type { TownInState } from "./listed-places.ts";
import {
  findLicenseState,
  findListedTowns,
  findStateBeside,
  findStateOfTitle,
  findToldTowns,
  isOfficeOnly,
  listPlaceParts,
} from "./told-place.ts";
import { type FindPoint, toWhere, type Where } from "./where.ts";

interface DraftContext {
  source: string;
  now: number;
  openUntil: number | null;
  findPoint: FindPoint;
  words?: ReaderWords;
}

/** `unread` are words of the title that may name a role or a specialty. */
type Reading =
  | { ok: true; draft: PostingContent; unread: UnreadWords[] }
  | { ok: false; outcome: "rejected" | "skipped"; reason: string; unread: UnreadWords[] };

const reject = (reason: string): Reading => ({ ok: false, outcome: "rejected", reason, unread: [] });

export const contentIdPrefix = "by-content:";

export function toFeedPosting(posting: Posting, context: DraftContext): Reading {
  const title = toPlainText(posting.title);
  if (!/\p{L}{2}/u.test(title)) return reject("It has no title.");
  const occupation = parseOccupationCode(posting.occupationCode);
  const words = context.words ?? ownWords;
  const named = parseRole(title, words);
  const employer = toPlainText(posting.employer);
  const isClinicalCode = occupation?.isHealthcare ?? null;
  if (!isHealthcareTitle(title, named, isClinicalCode, posting.categories.join(" "), employer)) {
    const isUnknown = named.named.length === 0 && occupation === null && !namesOtherTrade(title);
    const around = { employer, city: posting.city, stateCode: parseState(posting.state)?.code ?? null };
    const unread = isUnknown ? listUnread(toDisplayTitle(title, around), "left-out", words) : [];
    return { ok: false, outcome: "skipped", reason: "It is not a healthcare role.", unread };
  }
  if (!toSlug(employer)) return reject("It names no employer.");
  const stated = toWhere(posting, context.findPoint);
  const bareTown = stated.stateCode === null && !stated.isRemote ? toBareTown(posting) : null;
  if (stated.isAbroad && !bareTown) return reject("It is outside the United States.");
  const dates = toOpenDates(posting, context.now, context.openUntil);
  if (typeof dates === "string") return reject(dates);

  const descriptionHtml = toCleanHtml(posting.description);
  const text = toTextLines(descriptionHtml);
  // The title is no heading over the text.
  const everything = `${title}.\n${text}\n${posting.requirements.join("\n")}`;
  const said = toStatements(everything);
  const role = toRole(named, posting, { byCode: occupation?.profession ?? null, said, words });
  const placed = toPlaced(posting, { stated, bareTown, everything, title, text, said }, context.findPoint);
  const where = placed === posting ? stated : toWhere(placed, context.findPoint);
  if (where.isAbroad) return reject("It is outside the United States.");
  const setting = parseSetting(`${title} ${posting.categories.join(" ")}`, employer, said);
  const workplace = toWorkplace(title, text, posting, where);
  const hours = parseWorkHours(said);
  const told = parseShift(title) ?? parseShift(posting.schedule);
  const { shift, choice } = told ? { shift: told, choice: null } : readToldShift(said);
  const facts = toJobFacts(title, said, posting, hours);
  if (choice) facts.schedule ??= choice;
  const draft: PostingContent = {
    employer: {
      name: employer.slice(0, 120),
      kind: agency.test(employer) ? "agency" : "direct",
      about: toPlainText(posting.employerAbout).slice(0, 2000),
      website: toHomePage(posting.employerWebsite),
    },
    title: toDisplayTitle(title, { employer, city: where.city, stateCode: where.stateCode }),
    profession: role.profession,
    specialty: role.specialty ?? toFieldOfPlace(role.profession, setting),
    employmentType:
      mergeEmploymentTypes(
        parseEmploymentType(title, role.profession),
        parseEmploymentField(posting.employmentTypes, role.profession),
      ) ?? parseToldType(said, hours),
    workplace,
    shift,
    setting,
    urgency:
      (posting.isImmediate || isUrgent(title) || posting.employmentTypes.some(isUrgent)) &&
      !deniesUrgent(facts.startDate)
        ? "urgent"
        : "standard",
    city: where.city?.slice(0, 80) ?? null,
    stateCode: where.stateCode,
    postalCode: where.postalCode,
    lat: where.lat,
    lon: where.lon,
    morePlaces: workplace === "remote" ? [] : where.morePlaces,
    ...toSalary(toOwnTitle(title, role.profession), text, posting, where),
    shiftHours: parseShiftHours(`${title}\n${posting.schedule}`) ?? hours.shiftHours,
    licenseStates: toLicenseStates(said, posting, workplace),
    compactAccepted: toCompactAccepted(role.profession, said),
    applyUrl: toWebUrl(posting.applyUrl),
    postedAt: dates.postedAt,
    confirmedAt: context.now,
    confirmedBy: "feed",
    validThrough: dates.validThrough,
    descriptionHtml,
    ...toLists(descriptionHtml, posting),
    ...toEducation(posting, said),
    experienceRequirements: toPlainText(posting.experience).slice(0, 500) || null,
    experienceMonths: toExperienceMonths(posting, said),
    facts,
    source: null,
  };
  // Of a posting with one place, the hash is what it was before there could be several.
  const morePlaces = draft.morePlaces.length > 0 ? draft.morePlaces : undefined;
  const contentHash = toHash({ ...draft, morePlaces, confirmedAt: 0, ...dates.stated });
  const externalId = posting.externalId.slice(0, 300) || `${contentIdPrefix}${toHash(toFingerprint(draft))}`;
  const isNamed = role.profession !== null || named.named.length > 0;
  return {
    ok: true,
    unread:
      isNamed && role.specialty ? [] : listUnread(draft.title, isNamed ? "specialty" : "profession", words),
    draft: {
      ...draft,
      source: {
        name: context.source,
        externalId,
        url: toWebUrl(posting.url),
        contentHash,
        ...(posting.department && { department: toPlainText(posting.department).slice(0, mostOfDepartment) }),
        ...(draft.salaryMinCents === null && draft.salaryMaxCents === null && toUnreadPay(posting)),
      },
    },
  };
}

interface Around {
  stated: Where;
  bareTown: string | null;
  title: string;
  text: string;
  /** Title, text and requirements. */
  everything: string;
  said: Said;
}

/** The posting with what its words say of a place that its fields leave out, a state or towns. The same if they say nothing more. */
function toPlaced(
  posting: Posting,
  { stated, bareTown, title, text, everything, said }: Around,
  findPoint: FindPoint,
): Posting {
  if (bareTown) {
    const state =
      findStateBeside(bareTown, everything) ?? (stated.city === null ? null : findLicenseState(said));
    return state ? { ...posting, state } : posting;
  }
  const elsewhere = toOtherPlace(posting, { stated, title, text, said }, findPoint);
  if (elsewhere?.morePlaces) return { ...posting, ...elsewhere };
  if (elsewhere)
    return { ...posting, city: "", state: "", postalCode: "", lat: null, lon: null, ...elsewhere };
  const { city, stateCode, isRemote } = stated;
  if (city !== null || isRemote) return posting;
  const licensed = stateCode ?? findLicenseState(said);
  const told = findToldTowns(title, said).filter(({ stateCode: of }) => (licensed ?? of) === of);
  const listed = told.length === 0 && licensed ? findListedTowns(null, title, said) : [];
  const towns = listed.some((name) => findPoint(name, licensed) !== null)
    ? listed.map((name) => ({ city: name, stateCode: licensed! }))
    : told;
  if (towns.length === 0 && stateCode !== null) return posting;
  if (towns.length === 0)
    return {
      ...posting,
      state: licensed ?? posting.state,
      isTelecommute: posting.isTelecommute || saysRemote(text),
    };
  const location = toCredible(towns, findPoint).map(toPlaceName).join("; ");
  return { ...posting, city: "", state: "", location };
}

/** What a text lists as towns, if we know half of them or none; else those that we know, which come first. */
function toCredible(towns: readonly TownInState[], findPoint: FindPoint): TownInState[] {
  const isKnown = ({ city, stateCode }: TownInState) => findPoint(city, stateCode) !== null;
  const known = towns.filter(isKnown);
  const areTowns = known.length === 0 || known.length * 2 >= towns.length;
  return [...known, ...(areTowns ? towns.filter((town) => !isKnown(town)) : [])];
}

/** Where the field has an agency's or an office's town, and the title or a list the work's; or one of several towns. */
function toOtherPlace(
  { morePlaces }: Posting,
  { stated, title, text, said }: Pick<Around, "stated" | "title" | "text" | "said">,
  findPoint: FindPoint,
): Partial<Posting> | null {
  const { city, stateCode, isRemote } = stated;
  if (city === null || stateCode === null || isRemote || morePlaces.length > 0) return null;
  const state = findStateOfTitle(title, said);
  if (state !== null && state !== stateCode) return { location: "", state };
  const toTowns = (names: readonly string[]) => names.map((name) => ({ city: name, stateCode }));
  const listed = findListedTowns(city, title, said);
  if (listed.includes(city)) return { morePlaces: toCredible(toTowns(listed), findPoint).map(toPlaceName) };
  const towns = toTowns(isOfficeOnly(city, text) ? listPlaceParts(title) : listed).filter(
    (town) => findPoint(town.city, stateCode) !== null,
  );
  return towns.length > 0 ? { location: towns.map(toPlaceName).join("; ") } : null;
}

/** "Jackson", which many states have. */
function toBareTown({ city, location }: Posting): string | null {
  const name = (city || location).trim();
  return /^\p{Lu}[\p{L}.'’ -]{1,40}$/u.test(name) ? name : null;
}

/** A compact that issues nothing yet opens no job, though a posting may say so. */
function toCompactAccepted(profession: string | null, said: Said): boolean | null {
  const compact = findProfession(profession)?.compact;
  const isAccepted = compact ? parseCompactAccepted(said) : null;
  return isAccepted && !getCompact(compact!).isOperational ? null : isAccepted;
}

const agency =
  /\b(?:staffing|recruit(?:ing|ment|ers?)|locums?|locum tenens|workforce solutions|talent solutions|travel nurs\w+)\b/i;

const toHash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);

/** Feeds also contain javascript: and mailto: links. */
function toWebUrl(text: string): string | null {
  if (!text || text.length > 2000 || !URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  // "https://hospital.org:x@elsewhere.example" looks like the hospital's.
  return /^https?:$/.test(protocol) && !username && !password ? href : null;
}

/** A link with a query is a tracking link. */
function toHomePage(text: string): string | null {
  const url = toWebUrl(text);
  return url && !new URL(url).search ? url : null;
}
