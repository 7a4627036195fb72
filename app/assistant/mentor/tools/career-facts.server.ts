import {
  type Found,
  type FoundPosting,
  foundOf,
  type SourcedFact,
} from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { findProfile } from "#app/assistant/navigation/reading/subject.ts";
import { findMatches, listOwnSkills, type MatchList } from "#app/clinicians/match/queries/match.server.ts";
import { readProfile } from "#app/clinicians/profile/record/profile.server.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { ofKind } from "#app/jobs/search/query/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatChange } from "#app/kit/text/figures.ts";
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

const describeFrom =
  (toLines: (record: ProfessionRecord) => readonly string[]) =>
  async ({ env }: SiteContext, { subject }: Asked): Promise<SourcedFact[]> => {
    const profile = findProfile(subject) ?? findProfile({ ...subject, specialty: null });
    const record = profile && (await readCatalog(env.CATALOG, "profession", profile.slug).catch(() => null));
    if (!record) return [];
    const page = { source: paths.profession(record.slug), title: record.name };
    return toLines(record).map((text) => ({ text, ...page }));
  };

export const describeOutlook = describeFrom(({ plural, outlook: { changePercent, openingsPerYear } }) => [
  `The number of jobs for ${plural.toLowerCase()} is projected to change by ${formatChange(changePercent)} from 2024 to 2034 (BLS).`,
  `About ${formatCount(openingsPerYear)} openings a year are projected, most of them to replace people who leave (BLS).`,
]);

const describeWritten = describeFrom(({ training }) => [training]);

/** Not each profession has a page. */
export async function describeTraining(context: SiteContext, asked: Asked): Promise<SourcedFact[]> {
  // From one profession to another, the guide to careers has the way.
  if (ofKind(asked.sentence.readings, "profession").length > 1) return [];
  const written = await describeWritten(context, asked);
  const { profession } = asked;
  if (written.length > 0 || !profession) return written;
  const people = profession.plural.toLowerCase();
  const text = `We have no guide to the training of ${people}. Their open postings show what employers ask for.`;
  return [{ text, source: paths.jobs(`profession=${profession.slug}`), title: "Open jobs" }];
}

export const describeWork = describeFrom(({ summary, work }) => [summary, ...work.slice(0, 2)]);

/** The rates of a place are in the tool for offers, which asks for the month too. */
export function describeFederalRates({ sentence, states: [state] }: Asked): SourcedFact[] {
  const city = ofKind(sentence.readings, "city").find(({ isNot }) => !isNot)?.city;
  const code = city?.stateCode ?? state;
  if (!code) return [];
  const search = new URLSearchParams({ kind: "travel", state: code, ...(city && { city: city.name }) });
  return [
    {
      text: `Enter what a travel offer${city ? ` in ${city.name}` : ""} pays, and the offer tool shows the federal rates for lodging and meals of its place and month beside its stipends.`,
      source: paths.salaryTool(search.toString()),
      title: "Salary tool",
    },
  ];
}
