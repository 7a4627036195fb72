import { detailsSchema } from "#app/clinicians/profile/details/profile-details.ts";
import { demoPeople } from "../../local/demo-people.ts";

const { firstName, lastName } = demoPeople.clinician;

export const clinicianContact = {
  firstName,
  lastName,
  phone: "(555) 010-4417",
  city: "Houston",
  state: "TX",
};
export const clinicianLicense = { state: "TX", profession: "registered-nurse", number: "921604" };

/** What somebody changed in the account stays. */
export async function loadClinicianDetails(db: D1Database, userId: number, now: number): Promise<void> {
  const year = new Date(now).getUTCFullYear();
  const details = detailsSchema.parse({
    contact: clinicianContact,
    licenses: [{ ...clinicianLicense, issued: `${year - 7}-06-20` }],
    education: [
      { degree: "Bachelor of Science in Nursing", school: "Brindle State University", year: year - 7 },
    ],
    experience: [
      {
        ...{ facility: "Saint Orlan Medical Center", title: "Registered Nurse", unit: "Medical ICU" },
        ...{ from: `${year - 4}-03`, to: null, beds: 24, ehr: "Epic" },
      },
      {
        ...{ facility: "Larkspur County Hospital", title: "Registered Nurse", unit: "Step-Down" },
        ...{ from: `${year - 7}-06`, to: `${year - 4}-02`, beds: 30, ehr: "MEDITECH" },
      },
    ],
    authorization: { mayWork: true, needsSponsor: false },
    references: [
      { name: "Noor Castellane", relation: "Nurse manager, Medical ICU", reach: "(555) 010-4420" },
    ],
    privacy: {
      visibility: "searched",
      agencies: false,
      area: { name: "Houston, TX", state: "TX", geoid: "4835000" },
      start: `${year + 1}-02-01`,
      hidden: [{ slug: null, name: "Larkspur County Hospital" }],
    },
  });
  const saves = Object.fromEntries(Object.keys(details).map((section) => [section, 1]));
  await db
    .prepare(
      `INSERT INTO profile_details (user_id, details, saves, said_at) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (user_id) DO NOTHING`,
    )
    .bind(userId, JSON.stringify(details), JSON.stringify(saves), now)
    .run();
}
