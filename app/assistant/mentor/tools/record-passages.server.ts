import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { findProfile } from "#app/assistant/navigation/reading/subject.ts";
import type { GuidePassage } from "#app/catalogue/articles/passages/rank-passages.ts";
import { listQuestionPassages } from "#app/catalogue/articles/passages/site-passages.ts";
import { type CatalogRecord, readCatalog } from "#app/facts/catalog/catalog.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { madeOnce } from "#app/kit/made-once.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { paths } from "#app/paths.ts";

// The catalog keeps a record in the isolate, so its passages are made and read once.

const ofCareers = madeOnce((careers: CatalogRecord<"careers">): GuidePassage[] =>
  careers.map(({ slug, title, years, steps, truths }) => ({
    source: paths.careerPath(slug),
    title: "Healthcare careers",
    heading: `From ${title}`,
    keywords: "become bridge path",
    text: [`${startSentence(title)} takes ${years}.`, ...steps, ...truths].join(" "),
  })),
);

const ofProfession = madeOnce(({ slug, name, questions }: CatalogRecord<"profession">): GuidePassage[] =>
  questions
    .filter(({ askedBy }) => askedBy !== "employer")
    .map(({ question, answer }) => ({
      source: paths.professionTab(slug, "questions"),
      title: name,
      heading: question,
      keywords: "",
      text: answer,
    })),
);

const ofState = madeOnce(({ slug, code, questions }: CatalogRecord<"state">): GuidePassage[] =>
  questions.map(({ question, answer }) => ({
    source: paths.stateTab(slug, "questions"),
    title: startSentence(toStateText(code)),
    heading: question,
    keywords: "",
    text: answer,
  })),
);

/** What our lists, and the pages of who and where a question is about, say besides the guides. */
export async function listRecordPassages({ env }: SiteContext, asked: Asked): Promise<GuidePassage[]> {
  const profile = findProfile(asked.subject) ?? findProfile({ ...asked.subject, specialty: null });
  const state = findState(asked.states[0]);
  const read = <Read>(reading: Promise<Read>) => reading.catch(() => null);
  const [groups, careers, profession, ofPlace] = await Promise.all([
    read(readCatalog(env.CATALOG, "faq")),
    read(readCatalog(env.CATALOG, "careers")),
    profile && read(readCatalog(env.CATALOG, "profession", profile.slug)),
    state && read(readCatalog(env.CATALOG, "state", state.slug)),
  ]);
  return [
    groups && listQuestionPassages(groups),
    careers && ofCareers(careers),
    profession && ofProfession(profession),
    ofPlace && ofState(ofPlace),
  ].flatMap((passages) => passages ?? []);
}

const mostRows = 2;
const codes = /^[A-Z]{2}(?:, [A-Z]{2})+$/;

/** The rows on these states in a passage's tables, whose first cell names a state or lists several. */
export const listStateRows = ({ text }: GuidePassage, states: readonly string[]): string[] =>
  text
    .split("\n\n")
    .map((row) => row.split("\n"))
    .filter(([first = "", ...cells]) => cells.length > 0 && states.some((code) => isOf(first, code)))
    .slice(0, mostRows)
    .map(([first, ...cells]) => `${first}: ${cells.join("; ")}`.replace(/[^.!?]$/, "$&."));

const isOf = (cell: string, code: string): boolean =>
  cell === findState(code)?.name || (codes.test(cell) && cell.split(", ").includes(code));
