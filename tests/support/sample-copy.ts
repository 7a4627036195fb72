import type { ApplicationCopy } from "#app/applications/receipt/application-copy.ts";

/** Of an application with something in each of its parts. */
export const sampleCopy: ApplicationCopy = {
  posting: {
    slug: "icu",
    title: "ICU nurse",
    employer: "Harbor Health",
    place: "Austin, TX",
    pay: "$45 to $58 an hour",
    license: "Takes a Texas license or a compact one.",
    freshness: "Posted November 20, 2026. Confirmed open by the employer today.",
    facts: [{ label: "Shift", value: "Night" }],
    descriptionHtml: "<p>Nights in a unit of 20 beds.</p>",
    needs: ["BLS"],
  },
  person: { firstName: "Sam", lastName: "Okafor", email: "sam@example.com", phone: null },
  licenses: [{ state: "Texas", number: "123456", isCompact: true }],
  profile: [{ label: "Profession", value: "Registered nurse" }],
  details: [{ label: "Earliest start", value: "2027-01-04" }],
  note: "Is the night shift fixed?",
  answers: [{ label: "How many years in an ICU?", value: "6" }],
  files: [
    {
      field: "resume",
      label: "Résumé",
      name: "okafor-resume.pdf",
      type: "application/pdf",
      size: 48_200,
      sha256: "5f2a".repeat(16),
    },
  ],
  isForDesk: false,
  consent: { version: "2026-11-27", text: "By sending this, you agree that it goes to those who hire." },
};
