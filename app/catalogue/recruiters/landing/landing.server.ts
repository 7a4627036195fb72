import { toAuthorityText } from "#app/catalogue/recruiters/authority-text.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { Passage } from "#app/facts/catalog/passage.ts";
import type { CityMarket, StateRecord } from "#app/facts/catalog/place-records.ts";
import { type LicenseArrival, toLicenseArrival } from "#app/facts/licensing/license-arrival.ts";
import { toTypicalTime } from "#app/facts/licensing/license-words.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { wordsForAudience } from "#app/facts/reference/profession/audience.ts";
import { isStatewide } from "#app/facts/reference/profession/profiled-professions.ts";
import { findOpenings } from "#app/jobs/search/openings/openings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toRunningText } from "#app/kit/text/figures.ts";
import { toLabel } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { toBreadcrumbList } from "#app/pages/page/breadcrumbs.ts";
import { toService } from "#app/pages/page/structured-data.ts";
import { toMainHub } from "#app/pages/sitemap/hub-links.ts";
import { listHiringSteps, toPlacementTime, toPromiseText } from "./hiring-steps.ts";
import { type Landing, type PlaceRecord, toLandingLinks, toLandingPlace, toLandingTitle } from "./landing.ts";
import { toEmployerLines, toLandingDescription, toLocalizedContent } from "./landing-content.ts";
import { toLocalQuestions } from "./local-questions.ts";

const shownJobs = 3;
const rolePointsShown = 3;

export type LandingView = Awaited<ReturnType<typeof getLandingPage>>;

export async function getLandingPage(context: SiteContext, landing: Landing) {
  const { place } = landing;
  const kv = context.env.CATALOG;
  const [profession, record, openings] = await Promise.all([
    getFromCatalog(kv, "profession", landing.profession.slug),
    getPlace(kv, landing),
    findOpenings(
      context,
      {
        profession: [landing.profession.profession],
        specialty: landing.profession.specialty,
        location: place.fullName,
      },
      shownJobs,
    ),
  ]);
  const content = toLocalizedContent(landing, profession, record);
  const facts = record.kind === "city" ? record.market : record.state;
  const description = toLandingDescription(landing, content.salaryInfo);
  const title = toLandingTitle(landing);
  const hub = toMainHub(landing.profession);
  return {
    title,
    path: landing.path,
    metaTitle: `${toLabel(profession.name)} recruiters in ${place.kind === "city" ? place.fullName : toLandingPlace(place)}`,
    metaDescription: description,
    name: toLabel(profession.name),
    plural: toRunningText(profession.plural),
    place: { inText: toLandingPlace(place), kind: place.kind, fullName: place.fullName },
    source: landing.path.slice(1),
    content,
    hospitals: formatCount(record.kind === "city" ? record.market.hospitalCount : record.state.hospitals),
    largestHospitals: content.majorEmployers ?? toEmployerLines(hospitalsOf(record)),
    placementTime: toPlacementTime(landing),
    promise: toPromiseText(landing, profession.offer),
    search: [profession.recruiting[0]!, profession.recruiting.at(-1)!],
    placeNotes: toPlaceNotes(landing, facts.recruiting),
    steps: isWhole(landing) ? listHiringSteps(landing, profession.hiring, toSearchedPlaces(record)) : [],
    license: toLicenseTerms(landing, facts.nursePractitioners),
    sampleRole: {
      ...profession.sampleRole,
      points: profession.sampleRole.points.slice(0, rolePointsShown),
    },
    questions: toLocalQuestions(landing, profession, record, content.salaryInfo),
    hub,
    links: toLandingLinks(landing, record, profession.related),
    openings,
    service: toService(
      {
        name: title,
        description,
        path: landing.path,
        place: { kind: place.kind === "city" ? "City" : "State", name: place.name },
      },
      context.env.SITE_URL,
    ),
    breadcrumbs: toBreadcrumbList(context.env.SITE_URL, [
      { name: hub.name, path: hub.to },
      { name: title, path: landing.path },
    ]),
  };
}

/** The 500 pages of spec section 3 are complete. Other state pages are shorter. */
const isWhole = ({ place, profession }: Landing): boolean =>
  place.kind === "city" || isStatewide(profession.slug);

function toPlaceNotes(landing: Landing, notes: readonly Passage[]): string[] {
  const own = notes.map((note) => wordsForAudience(landing.profession, note)).filter((note) => note !== "");
  return isWhole(landing) ? own : own.slice(0, 1);
}

const toSearchedPlaces = (record: PlaceRecord): string[] =>
  record.kind === "city"
    ? [`the rest of ${toStateText(record.market.stateCode)}`, "the states around it"]
    : [...record.state.metros.slice(0, 3).map(toSearchedCity), ...listSearchedNeighbors(record.state)];

const toSearchedCity = ({ name }: { name: string }): string =>
  name === "New York, NY" ? "New York City" : name.replace(/, [A-Z]{2}$/, "");

/** Names of both a city and a state. */
const namesakes: Record<string, string> = { DC: "Washington, DC", NY: "New York, NY" };

function listSearchedNeighbors({ code, metros, neighbors }: StateRecord): string[] {
  const named = metros.slice(0, 3).map(({ name }) => name);
  return neighbors
    .filter((other) => other !== code && !named.includes(namesakes[other] ?? ""))
    .slice(0, 2)
    .map(toStateText);
}

const hospitalsOf = (record: PlaceRecord) =>
  record.kind === "city" ? record.market.hospitals : record.state.largestHospitals;

async function getPlace(kv: KVNamespace, { place }: Landing): Promise<PlaceRecord> {
  return place.kind === "city"
    ? { kind: "city", market: await getFromCatalog(kv, "market", place.slug) }
    : { kind: "state", state: await getFromCatalog(kv, "state", place.slug) };
}

interface LicenseTerms {
  sentences: string[];
  compact: LicenseArrival["compact"];
}

export function toLicenseTerms(landing: Landing, authority: CityMarket["nursePractitioners"]): LicenseTerms {
  const { profession, place } = landing;
  const { rule, byCompact, how, wait, compact } = toLicenseArrival(profession.profession, place.stateCode);
  const typical = wait && toTypicalTime(wait);
  const isNursePractitioner = profession.profession === "nurse-practitioner";
  return {
    sentences: [
      ...(isNursePractitioner ? [toAuthorityText(place.stateCode, authority)] : []),
      byCompact ? `${byCompact}.` : rule,
      byCompact
        ? typical && `Otherwise, a license ${typical}.`
        : typical
          ? `${toEmployerText(how)} It ${typical}.`
          : `We have not checked the rule in ${toStateText(place.stateCode)}. Ask its licensing office before you post the job.`,
    ].filter((sentence) => Boolean(sentence)) as string[],
    compact,
  };
}

/** Employers do not apply: the person they hire does. */
const toEmployerText = (how: string | null): string =>
  (how ?? "").replace(/^Apply for/, "A candidate licensed elsewhere applies for");
