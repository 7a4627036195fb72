import {
  type Found,
  type FoundPosting,
  foundOf,
  type SourcedFact,
} from "#app/assistant/mentor/answers/mentor-answer.ts";
import { type Asked, asksIf } from "#app/assistant/mentor/reading/read-question.ts";
import { findProfile, toProfessions } from "#app/assistant/navigation/reading/subject.ts";
import { toStem } from "#app/catalogue/articles/passages/telling-words.ts";
import { findMatches, listOwnSkills, type MatchList } from "#app/clinicians/match/queries/match.server.ts";
import { readProfile } from "#app/clinicians/profile/record/profile.server.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type {
  ProfessionRecord,
  ProfessionRow,
  SpecialtyDetail,
  SpecialtyEntry,
} from "#app/facts/catalog/profession-records.ts";
import { ofKind } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatChange } from "#app/kit/text/figures.ts";
import { continueSentence, withArticle } from "#app/kit/text/sentence.ts";
import { toWords } from "#app/kit/text/words.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

const shown = 5;
const page = { source: paths.candidateMatching(), title: "Candidate matching" };

/** The postings that fit the account's profile best. The page of matches asks a device's profile by itself. */
export async function findBestMatches(context: SiteContext): Promise<Found> {
  const [viewer, profile] = await Promise.all([context.viewer(), readProfile(context)]);
  const skills = viewer && profile ? await listOwnSkills(context.db, viewer.id) : [];
  const list = profile && (await findMatches(context, { profile, skills, reach: null, page: 1 }));
  return list ? describeMatches(list) : foundOf([...describePage(), describeProfile(viewer !== null)]);
}

function describeMatches({ total, plural, reach, results, notes }: MatchList): Found {
  const postings = `${formatCount(total)} open ${total === 1 ? "posting" : "postings"} for ${plural}`;
  const [best] = results;
  const counted =
    reach === "now"
      ? `By your profile, ${postings} ${total === 1 ? "is" : "are"} open to you now.`
      : `We scored ${postings} against your profile.`;
  const scored =
    best &&
    (best.otherSpecialty
      ? "None of them is in your specialty."
      : `“${best.title}” fits best, with ${best.total} of 100 points.`);
  return foundOf(
    [counted, scored, ...notes].flatMap((text) => (text ? [{ text, ...page }] : [])),
    results.slice(0, shown).map(
      ({ slug, title, employer, place, pay }): FoundPosting => ({
        ...{ title, employer, place, pay },
        to: paths.job(slug),
      }),
    ),
  );
}

const describePage = () => [
  {
    text: "Candidate matching scores the open postings against your profile and shows every point of each score.",
    ...page,
  },
];

const describeProfile = (isSignedIn: boolean) => ({
  text: isSignedIn
    ? "Say your profession, licenses and wishes in your profile first."
    : "Say your profession, licenses and wishes in your profile first. Without an account, it stays in this browser.",
  source: paths.profile(),
  title: "My profile",
});

/** What a page of a profession or a field says, or our table of all professions. */
interface Told {
  profile: (record: ProfessionRecord) => readonly string[];
  /** A field or profession without a page of its own. */
  field: (detail: SpecialtyDetail) => readonly string[];
}

const describeFrom =
  ({ profile: toProfileLines, field: toFieldLines }: Told) =>
  async (context: SiteContext, asked: Asked): Promise<SourcedFact[]> => {
    const { CATALOG } = context.env;
    const field = await findNamedField(context, asked);
    const profile = field ? null : findProfileOf(asked);
    const record = profile && (await readCatalog(CATALOG, "profession", profile.slug).catch(() => null));
    if (record)
      return toProfileLines(record).map((text) => ({
        text,
        source: paths.profession(record.slug),
        title: record.name,
      }));
    const entry = field ?? (await findFieldOf(context, asked));
    const details = entry && (await readCatalog(CATALOG, "specialties", entry.dataFile).catch(() => null));
    const detail = details?.find(({ slug }) => slug === entry!.slug);
    const page = entry && { source: paths.specialty(entry.slug), title: entry.name };
    return detail ? toFieldLines(detail).map((text) => ({ text, ...page! })) : [];
  };

const findProfileOf = ({ subject }: Asked) =>
  findProfile(subject) ?? findProfile({ ...subject, specialty: null });

const listFields = ({ env }: SiteContext): Promise<readonly SpecialtyEntry[]> =>
  readCatalog(env.CATALOG, "specialty-index").then(
    (index) => index ?? [],
    () => [],
  );

/** "Perfusionist" is the field that ends with this word, and "child life specialist" the one of this name. */
async function findNamedField(context: SiteContext, { sentence }: Asked): Promise<SpecialtyEntry | null> {
  const said = toWords(sentence.text).map(toStem);
  const whole = ` ${said.join(" ")} `;
  const named = (await listFields(context)).flatMap((entry) => {
    const stems = toWords(entry.name).map(toStem);
    const isWhole = stems.length > 1 && whole.includes(` ${stems.join(" ")} `);
    const last = stems.at(-1)!;
    const isLast = stems.length === 2 && entry.search === null && said.includes(last) && !isTitle.has(last);
    return isWhole || isLast ? [{ entry, length: isWhole ? stems.length : 1 }] : [];
  });
  return named.toSorted((a, b) => b.length - a.length)[0]?.entry ?? null;
}

/** The last words of many names, which name none by themselves. */
const isTitle: ReadonlySet<string> = new Set(
  "assistant technologist technician specialist worker therapist counselor trainer".split(" ").map(toStem),
);

/** One field of a profession that has no page: the one that is most general. */
async function findFieldOf(context: SiteContext, { profession }: Asked): Promise<SpecialtyEntry | null> {
  if (!profession) return null;
  const own = (await listFields(context)).filter(({ search }) => search?.profession === profession.slug);
  const toRank = ({ name, priority }: SpecialtyEntry): number =>
    Number(name.toLowerCase().includes(profession.name.toLowerCase())) * 2 +
    Number(isGeneral.test(name)) +
    Number(priority !== "standard");
  return own.toSorted((a, b) => toRank(b) - toRank(a) || a.name.length - b.name.length)[0] ?? null;
}

const isGeneral =
  /^(?:Hospital|General|Generalist|Primary|Diagnostic|Clinical|Outpatient|Private|Medical|Licensed)\b/;

/** Jobs, growth and schooling by the Bureau of Labor Statistics, for all professions of our lists. */
async function findRows({ env }: SiteContext, asked: Asked): Promise<ProfessionRow[]> {
  const index = await readCatalog(env.CATALOG, "profession-index").catch(() => null);
  const named = ofKind(asked.sentence.readings, "profession").flatMap(({ values }) => toProfessions(values));
  const first = findProfileOf(asked)?.slug ?? asked.profession?.slug;
  const others = named.map((slug) => findProfile({ profession: slug, specialty: null })?.slug ?? slug);
  const slugs = first && named.length < 2 ? [first] : others;
  return [...new Set(slugs)].flatMap((slug) => index?.rows.find((row) => row.slug === slug) ?? []);
}

const mostRows = 3;

export async function describeOutlook(context: SiteContext, asked: Asked): Promise<SourcedFact[]> {
  const rows = (await findRows(context, asked)).slice(0, mostRows);
  const isAskedIf =
    rows.length === 1 && asksIf(asked.sentence) && !asksIfShrinking.test(asked.sentence.words);
  return rows.flatMap(({ slug, name, plural, category, outlook }) => {
    if (!outlook) return [];
    const { changePercent, openingsPerYear } = outlook;
    const page = category
      ? { source: paths.profession(slug), title: name }
      : { source: paths.professions(), title: "Healthcare professions" };
    const start = isAskedIf ? `${changePercent < 0 ? "No" : "Yes"}: the` : "The";
    return [
      `${start} number of jobs for ${plural.toLowerCase()} is projected to change by ${formatChange(changePercent)} from 2024 to 2034 (BLS).`,
      `About ${formatCount(openingsPerYear)} openings a year are projected, most of them to replace people who leave (BLS).`,
    ].map((text) => ({ text, ...page }));
  });
}

const asksIfShrinking =
  /\b(?:dying|dead|shrink\w*|declin\w*|disappear\w*|going away|obsolete|replac\w*|taking|taken)\b/;

const describeWritten = describeFrom({
  profile: ({ training }) => [training],
  field: ({ training }) => [training],
});

/** Not each profession has a page. */
export async function describeTraining(context: SiteContext, asked: Asked): Promise<SourcedFact[]> {
  // From one profession to another, the guide to careers has the way.
  if (ofKind(asked.sentence.readings, "profession").length > 1) return [];
  const [written, [row]] = await Promise.all([describeWritten(context, asked), findRows(context, asked)]);
  const education = row?.category ? null : row?.outlook?.entryEducation;
  if (!education || education.startsWith("No ")) return written;
  const text = `The typical entry-level education of ${row!.plural.toLowerCase()} is ${withArticle(continueSentence(education))} (BLS).`;
  return [{ text, source: paths.professions(), title: "Healthcare professions" }, ...written];
}

export const describeWork = describeFrom({
  profile: ({ summary, work }) => [summary, ...work.slice(0, 2)],
  field: ({ description }) => [description],
});
