import { getCityLister } from "#app/assistant/navigation/places/known-places.server.ts";
import { toSpans } from "#app/assistant/navigation/reading/asked-spans.ts";
import { crisisHelp, isCrisis } from "#app/assistant/navigation/reading/crisis.ts";
import { crisisLine } from "#app/assistant/navigation/reading/crisis-words.ts";
import { readSentence, type Sentence, toCleanText } from "#app/assistant/navigation/reading/read-sentence.ts";
import { toSubject } from "#app/assistant/navigation/reading/subject.ts";
import {
  toCareer,
  toField,
  toHospitals,
  toLicense,
  toOffer,
  toPay,
  toPlace,
  toPlacesCompared,
  toPrices,
  toRates,
  toRolesCompared,
  toStaffingLaw,
} from "#app/assistant/navigation/steps/figure-steps.server.ts";
import {
  toChecklist,
  toEducation,
  toEmails,
  toFees,
  toGuide,
  toQuestion,
} from "#app/assistant/navigation/steps/page-steps.server.ts";
import {
  type Step,
  toAlert,
  toPage,
  toSearchPage,
  type WayContext,
  withUnread,
} from "#app/assistant/navigation/steps/search-step.server.ts";
import { type AskedKind, pages } from "#app/assistant/navigation/ways/pages.ts";
import { toHiringWay } from "#app/assistant/navigation/ways/to-hiring.ts";
import type { Way } from "#app/assistant/navigation/ways/way.ts";
import { findRefusal, understand } from "#app/assistant/understanding/understand.ts";
import { deskSections } from "#app/desk/frame/screen/desk-sections.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { writeOut } from "#app/jobs/search/typed/shorthand.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { paths } from "#app/paths.ts";
import { correctSpelling } from "./correct-spelling.server.ts";

/** The first of these that has a page for what was said. */
const firstOf =
  (...tried: readonly Step[]): Step =>
  async (asked) => {
    for (const step of tried) {
      const way = await step(asked);
      if (way) return way;
    }
    return null;
  };

const leadTo =
  (to: string, title: string): Step =>
  () =>
    toPage(to, title);

/** Where each kind of sentence leads that is about someone, some place or some subject. */
const steps: Readonly<Record<AskedKind, Step>> = {
  jobs: toSearchPage,
  employer: toSearchPage,
  "new-jobs": toSearchPage,
  "urgent-jobs": toSearchPage,
  pay: toPay,
  license: firstOf(toLicense, toGuide),
  compact: firstOf(toLicense, toGuide),
  education: toEducation,
  place: toPlace,
  prices: firstOf(
    toPlacesCompared,
    toPrices,
    leadTo(paths.resource("best-states"), "The best states to work in, by pay and prices"),
  ),
  hospitals: firstOf(toHospitals, leadTo(paths.geography(), "Healthcare by place")),
  "compare-places": firstOf(toPlacesCompared, toPlace),
  "compare-roles": toRolesCompared,
  career: firstOf(toCareer, leadTo(paths.healthcareCareers(), "Healthcare careers")),
  field: firstOf(toField, toCareer),
  "per-diem": firstOf(toRates, toGuide),
  "staffing-law": toStaffingLaw,
  "overtime-law": leadTo(
    paths.careerGuide("pay-and-contracts", "differentials-and-overtime"),
    "Differentials and overtime, with the states' laws",
  ),
  "pay-law": leadTo(paths.post("what-pay-transparency-laws-ask"), "What pay transparency laws ask"),
  guide: toGuide,
  certificate: toGuide,
  checklist: toChecklist,
  hire: ({ sentence }) => withUnread(toHiringWay(sentence, false), sentence),
  recruiters: ({ sentence }) => withUnread(toHiringWay(sentence, true), sentence),
  faq: toQuestion,
  alerts: toAlert,
  "stop-emails": toEmails,
  "employer-fees": toFees,
  offer: toOffer,
  "take-home": toOffer,
};

/** @param label of the trained reading */
function toStep(label: string): Step {
  const page = findOwn(pages, label);
  return page ? leadTo(...page) : steps[label as AskedKind];
}

/** Names that nobody but an operator uses. */
const operators: ReadonlySet<string> = new Set([
  deskPaths.adminAudit(),
  deskPaths.adminCron(),
  deskPaths.adminVitals(),
  deskPaths.adminJobsValidation(),
]);

/** A page of the operators' desk by its name, as in "admin audit log", which asks for a sign-in. */
function findDeskPage({ words }: Sentence): Way | null {
  const said = words.split(" ");
  const section = deskSections.find(
    ({ name, to }) =>
      (said[0] === "admin" || operators.has(to)) &&
      name
        .toLowerCase()
        .split(" ")
        .every((word) => said.includes(word)),
  );
  if (section) return toPage(section.to, section.name);
  return words === "admin" ? toPage(paths.admin(), "Admin") : null;
}

const help: Way = { to: crisisLine, title: crisisHelp, chips: [], notUnderstood: [] };

/** The second guess is tried where the first has no page for what was said. */
const mostTried = 2;

/** Reads a sentence and says where it leads. Null when nothing was typed. */
export async function findWay(context: WayContext, typed: string): Promise<Way | null> {
  const text = toCleanText(typed);
  if (text === "") return null;
  if (isCrisis(text)) return help;
  const [sentence, model, ways] = await Promise.all([
    readCorrected(context, writeOut(text)),
    readCatalog(context.env.CATALOG, "understanding", "mentor").catch(() => null),
    readCatalog(context.env.CATALOG, "understanding", "ways").catch(() => null),
  ]);
  const spans = toSpans(sentence);
  if (model && findRefusal(understand(model, sentence.text, spans)) === "crisis") return help;
  const desk = findDeskPage(sentence);
  if (desk) return desk;
  const likely = ways ? understand(ways, sentence.text, spans) : [];
  const likelihoodOf = (label: string) => likely.find((one) => one.label === label)?.likelihood ?? 0;
  const asked = { context, sentence, subject: toSubject(sentence), likelihoodOf };
  const tried = likely.slice(0, mostTried).map(({ label }) => toStep(label));
  return firstOf(...tried, toSearchPage)(asked);
}

async function readCorrected(context: WayContext, text: string): Promise<Sentence> {
  const corrected = await correctSpelling(context, text);
  return readSentence(corrected, await getCityLister(context, corrected));
}
