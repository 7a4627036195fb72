import { emptyDetails } from "#app/clinicians/profile/details/profile-details.ts";
import { mergeRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { type AboutPart, emptyAbout, emptyRecord } from "#app/clinicians/profile/record/profile.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toIsoDay } from "#app/kit/text/when.ts";

interface Found {
  profession: string;
  specialty: string;
  state: string;
  city: string;
  multistate?: boolean;
  years: number;
  shifts: AboutPart["shifts"];
  inDays: number;
}

const people: readonly Found[] = [
  {
    profession: "registered-nurse",
    specialty: "icu",
    state: "TX",
    city: "Austin",
    multistate: true,
    years: 4,
    shifts: ["night"],
    inDays: 30,
  },
  {
    profession: "registered-nurse",
    specialty: "emergency-medicine",
    state: "WA",
    city: "Spokane",
    multistate: true,
    years: 11,
    shifts: ["day"],
    inDays: -1,
  },
  {
    profession: "registered-nurse",
    specialty: "icu",
    state: "CA",
    city: "Fresno",
    years: 2,
    shifts: ["night"],
    inDays: 60,
  },
  {
    profession: "registered-nurse",
    specialty: "medical-surgical",
    state: "IN",
    city: "Gary",
    multistate: true,
    years: 6,
    shifts: ["day"],
    inDays: 21,
  },
  {
    profession: "licensed-practical-nurse",
    specialty: "medical-surgical",
    state: "IN",
    city: "Gary",
    multistate: true,
    years: 3,
    shifts: ["day"],
    inDays: 14,
  },
  {
    profession: "licensed-practical-nurse",
    specialty: "geriatrics",
    state: "IL",
    city: "Chicago",
    years: 9,
    shifts: ["evening"],
    inDays: 45,
  },
  {
    profession: "nurse-practitioner",
    specialty: "urgent-care",
    state: "CO",
    city: "Denver",
    years: 5,
    shifts: ["day"],
    inDays: 90,
  },
];

/** Without a password, so that nobody logs in as them. */
const noPassword = "none";

/** Clinicians who let employers find them, for the company's search. */
export async function loadDemoTalent(d1: D1Database, now: number): Promise<void> {
  for (const [at, person] of people.entries()) {
    const { profession, specialty, state, city, multistate = false, years, shifts, inDays } = person;
    const email = `talent-${at + 1}@demo.clinward.example`;
    await d1
      .prepare(
        `INSERT INTO users (email, password_hash, role, first_name, last_name, email_verified_at, created_at, updated_at)
          VALUES (?1, ?2, 'job_seeker', 'Robin', 'Vale', ?3, ?3, ?3) ON CONFLICT DO NOTHING`,
      )
      .bind(email, noPassword, now)
      .run();
    const userId = (await d1
      .prepare("SELECT id FROM users WHERE email = ?")
      .bind(email)
      .first<number>("id"))!;
    await mergeRecord(toDb(d1), userId, {
      ...emptyRecord,
      ...{
        profession,
        licenses: [{ state, multistate, expires: null }],
        licenseSaidAt: now,
        aboutSaidAt: now,
      },
      about: { ...emptyAbout, specialties: [specialty], years, shifts, types: ["full-time"] },
    });
    const geoid = await d1
      .prepare("SELECT geoid FROM cities WHERE search_name = ? AND state_code = ?")
      .bind(city.toLowerCase(), state)
      .first<string>("geoid");
    const start = toIsoDay(now + inDays * dayMs);
    const area = { name: `${city}, ${state}`, state, geoid };
    const details = {
      ...emptyDetails,
      privacy: { ...emptyDetails.privacy, visibility: "searched", area, start },
    };
    await d1
      .prepare(
        `INSERT INTO profile_details (user_id, details, saves, said_at) VALUES (?1, ?2, '{"privacy":1}', ?3)
          ON CONFLICT (user_id) DO UPDATE SET details = excluded.details`,
      )
      .bind(userId, JSON.stringify(details), now)
      .run();
  }
}
