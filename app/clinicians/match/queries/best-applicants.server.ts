import {
  type ClinicianFacts,
  type PostingFacts,
  toClinicianFacts,
} from "#app/clinicians/match/score/clinician-facts.ts";
import { type Ranked, rankClinicians } from "#app/clinicians/match/score/score-match.ts";
import { recordSchema, toProfile } from "#app/clinicians/profile/record/profile.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { toWords } from "#app/kit/text/words.ts";
import { mostScored } from "./best-postings.server.ts";

interface ApplicantRow {
  id: number;
  profession: string | null;
  licenses: string;
  about: string | null;
}

/** Only people who applied: the profiles of others are not read. Gives scores, not profiles. */
export async function rankApplicants(
  d1: D1Database,
  jobId: number,
  posting: PostingFacts,
  now: number,
): Promise<Ranked<{ id: number }>[]> {
  const { results } = await selectApplicants(d1, jobId, posting).all<ApplicantRow>();
  const profiles = results.flatMap(({ id, profession, licenses, about }) => {
    const said = { profession, licenses: JSON.parse(licenses), about: about && JSON.parse(about) };
    const profile = toProfile(
      recordSchema.parse({ ...said, isQuiet: false, licenseSaidAt: 0, aboutSaidAt: 0 }),
    );
    return profile ? [{ id, profile }] : [];
  });
  const positions = await findPositions(
    d1,
    profiles.flatMap(({ profile: { place } }) => place ?? []),
  );
  const today = toIsoDay(now);
  return rankClinicians(
    posting,
    profiles.map(({ id, profile }) => {
      const place = positions.get(toPlaceKey(profile.place)) ?? null;
      return { id, facts: toClinicianFacts(profile, { today, place, skills: undefined }) };
    }),
  ).map(({ id, match }) => ({ id, match }));
}

/** Narrows by what the profile's row has: profession, license, specialty and shift. */
function selectApplicants(d1: D1Database, jobId: number, posting: PostingFacts): D1PreparedStatement {
  const { profession, work, specialty, shift } = posting;
  return d1
    .prepare(
      `SELECT p.user_id AS id, p.profession, p.licenses, p.about FROM
          (SELECT DISTINCT user_id FROM applications WHERE job_id = ?1) a JOIN profiles p ON p.user_id = a.user_id
        WHERE p.profession = ?2
        ORDER BY EXISTS (SELECT 1 FROM json_each(p.licenses)
            WHERE value ->> 'multistate' OR value ->> 'state' IN (SELECT value FROM json_each(?3))) * 20
          + EXISTS (SELECT 1 FROM json_each(p.about, '$.specialties') WHERE value = ?4) * 24
          + EXISTS (SELECT 1 FROM json_each(p.about, '$.shifts') WHERE value = ?5) * 10 DESC, p.user_id DESC
        LIMIT ${mostScored}`,
    )
    .bind(jobId, profession, JSON.stringify(work.states), specialty, shift);
}

function toPlaceKey(place: string | null): string {
  const { city, state } = parsePlace(place ?? "");
  return `${toWords(city ?? "").join(" ")}|${state?.code ?? ""}`;
}

async function findPositions(
  d1: D1Database,
  places: readonly string[],
): Promise<Map<string, NonNullable<ClinicianFacts["place"]>>> {
  const keys = [...new Set(places.map(toPlaceKey))].filter((key) => !/^\||\|$/.test(key));
  const { results } = await d1
    .prepare(
      `SELECT k.value AS key, c.lat, c.lon FROM json_each(?) k JOIN cities c
        ON c.search_name = substr(k.value, 1, length(k.value) - 3) AND c.state_code = substr(k.value, -2)
        WHERE c.lat IS NOT NULL AND c.lon IS NOT NULL ORDER BY c.population`,
    )
    .bind(JSON.stringify(keys))
    .all<{ key: string; lat: number; lon: number }>();
  return new Map(results.map(({ key, lat, lon }) => [key, { lat, lon }]));
}
