import type { Gain } from "#app/clinicians/match/queries/gain.ts";
import { findMatches, listOwnSkills } from "#app/clinicians/match/queries/match.server.ts";
import { type ProfileRecord, toProfile } from "#app/clinicians/profile/record/profile.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { paths } from "#app/paths.ts";

/** The one missing thing that is worth most, with what was counted. */
export async function findNextGain(
  context: Pick<SiteContext, "db" | "now">,
  userId: number,
  record: ProfileRecord,
): Promise<Gain> {
  const profile = toProfile(record);
  if (!profile?.profession)
    return {
      text: "Your profession comes first: with it we count which jobs each answer opens.",
      to: `${paths.profile()}#profession`,
    };
  const skills = await listOwnSkills(context.db, userId);
  const found = await findMatches(context, { profile, skills, reach: null, page: 1 });
  const [best] = (found?.gains ?? []).toSorted((one, other) => other.worth - one.worth);
  return best
    ? { text: best.text, to: best.to }
    : { text: "Nothing that we can count is missing from your profile today.", to: null };
}
