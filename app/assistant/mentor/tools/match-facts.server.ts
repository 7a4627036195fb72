import { findMatches, type MatchList } from "#app/clinicians/match/queries/match.server.ts";
import { listOwnSkills } from "#app/clinicians/match/queries/own-skills.server.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { readProfile } from "#app/clinicians/profile/record/profile.server.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { type Found, foundOf, type ToldPosting } from "#app/assistant/mentor/answers/mentor-answer.ts";

const shown = 5;
const page = { source: paths.candidateMatching(), title: "Candidate matching" };

/** The postings that fit the account's profile best. The page of matches asks a device's profile by itself. */
export async function findBestMatches(context: SiteContext): Promise<Found> {
  const [viewer, profile] = await Promise.all([context.viewer(), readProfile(context)]);
  const skills = viewer && profile ? await listOwnSkills(context.db, viewer.id) : [];
  const list = profile && (await findMatches(context, { profile, skills, reach: null, page: 1 }));
  return list ? tellMatches(list) : foundOf([...tellPage(), tellProfile(viewer !== null)]);
}

function tellMatches({ total, plural, reach, results, notes }: MatchList): Found {
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
      ({ slug, title, employer, place, pay }): ToldPosting => ({
        ...{ title, employer, place, pay },
        to: paths.job(slug),
      }),
    ),
  );
}

const tellPage = () => [
  {
    text: "Candidate matching scores the open postings against your profile and shows every point of each score.",
    ...page,
  },
];

const tellProfile = (isSignedIn: boolean) => ({
  text: isSignedIn
    ? "Say your profession, licenses and wishes in your profile first."
    : "Say your profession, licenses and wishes in your profile first. Without an account, it stays in this browser.",
  source: paths.profile(),
  title: "My profile",
});
