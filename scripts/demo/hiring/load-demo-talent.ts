import { emptyDetails } from "#app/clinicians/profile/details/profile-details.ts";
import { mergeRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { type AboutPart, emptyAbout, emptyRecord } from "#app/clinicians/profile/record/profile.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { demoPeople, employerName } from "../../local/demo-people.ts";

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
  await loadPeople(d1, now);
  await loadMessages(d1, now);
}

/** To the clinician of the demo, who has not answered, and to two of the others. */
async function loadMessages(d1: D1Database, now: number): Promise<void> {
  const write = d1.prepare(
    `INSERT OR IGNORE INTO talent_messages (public_id, employer_id, job_id, user_id, sender_id, about, text, state, created_at,
        answered_at, idempotency_key)
      SELECT ?1, j.employer_id, j.id, u.id, m.user_id, ?2, ?3, ?4, ?5, iif(?4 = 'sent', NULL, ?5 + 3600000), ?1 FROM users u
        JOIN jobs j ON j.id = (SELECT o.id FROM jobs o JOIN employers e ON e.id = o.employer_id WHERE e.name = ?7
          AND o.profession = 'registered-nurse' AND o.status = 'open' AND o.apply_url IS NULL ORDER BY o.id LIMIT 1)
        JOIN memberships m ON m.employer_id = j.employer_id AND m.role = 'recruiter' WHERE u.email = ?6`,
  );
  const text =
    "We open twelve beds in February and look for nurses who know drips and vents. Could you work nights, and may I tell you more?";
  const to = (name: string, about: string, state: string, email: string, days: number) =>
    write.bind(name, about, text, state, now - days * dayMs, email, employerName);
  await d1.batch([
    to("demo-first-no", "Registered Nurse, Intensive Care", "not-now", "talent-3@demo.clinward.example", 9),
    to(
      "demo-first-yes",
      "Registered Nurse, Intensive Care",
      "interested",
      "talent-1@demo.clinward.example",
      6,
    ),
    to("demo-first-message", "Registered Nurse, Intensive Care", "sent", demoPeople.clinician.email, 1),
  ]);
}

async function loadPeople(d1: D1Database, now: number): Promise<void> {
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
