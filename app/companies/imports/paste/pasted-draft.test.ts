import { expect, test } from "vitest";
import { ownWords } from "#app/jobs/reading/reader-words.ts";
import { toDraftFromText } from "./pasted-draft.ts";

const now = Date.UTC(2026, 10, 21);
const employer = { name: "Lakeside Medical Center", kind: "direct" } as const;
const read = (text: string) => toDraftFromText(text, { employer, words: ownWords, now });

const posting = `ICU Registered Nurse - Nights
Lakeside Medical Center - Austin, TX 78701
Full-time, 36 hours per week
$42.50 - $58 per hour

We need an experienced ICU nurse for our trauma center. Our unit charts in Epic.

Responsibilities:
- Assess and monitor critically ill patients
- Titrate drips

Requirements:
• Active Texas RN license or compact license
• At least 2 years of ICU experience

Benefits
• Medical, dental, vision
• $10,000 sign-on bonus

Shift: 7p - 7a, 12 hour shifts
Job ID: REQ-1234
Apply by: 12/31/2026`;

function get(text: string) {
  const pasted = read(text);
  if (!pasted.ok) throw new Error(pasted.reason);
  return { draft: pasted.draft, quotes: Object.fromEntries(pasted.fields.map((f) => [f.field, f.quote])) };
}

test("turns a pasted posting into fields, each with the words it was read from", () => {
  const { draft, quotes } = get(posting);
  expect(draft).toMatchObject({
    employer,
    title: "ICU Registered Nurse - Nights",
    profession: "registered-nurse",
    specialty: "icu",
    employmentType: "full-time",
    shift: "night",
    city: "Austin",
    stateCode: "TX",
    postalCode: "78701",
    salaryMinCents: 4250,
    salaryMaxCents: 5800,
    payUnit: "hour",
    shiftHours: 12,
    licenseStates: ["TX"],
    compactAccepted: true,
    experienceMonths: 24,
    responsibilities: ["Assess and monitor critically ill patients", "Titrate drips"],
    benefits: ["Medical, dental, vision", "$10,000 sign-on bonus"],
    facts: { ehr: "Epic", hoursPerWeek: 36, signOnBonus: "$10,000", requisitionId: "REQ-1234" },
    source: null,
  });
  expect(quotes).toMatchObject({
    title: "ICU Registered Nurse - Nights",
    employmentType: "Full-time, 36 hours per week",
    place: "Lakeside Medical Center - Austin, TX 78701",
    pay: "$42.50 - $58 per hour",
    experienceMonths: "At least 2 years of ICU experience",
    "facts.ehr": "Our unit charts in Epic.",
    "facts.schedule": "Shift: 7p - 7a, 12 hour shifts",
    validThrough: "Apply by: 12/31/2026",
  });
});

test("quotes nothing that the pasted text does not hold", () => {
  const pasted = read(posting);
  const quotes = pasted.ok ? pasted.fields.map(({ quote }) => quote) : [];
  expect(quotes.length).toBeGreaterThan(12);
  for (const quote of quotes) expect(posting).toContain(quote);
});

test("does not repeat the title in the text below it", () => {
  expect(get(posting).draft.descriptionHtml).toMatch(/^<p>Lakeside Medical Center - Austin/);
  expect(get("<h1>Staff Nurse RN</h1><p>Care for adults.</p>").draft.descriptionHtml).toBe(
    "<p>Care for adults.</p>",
  );
});

test("reads labels wherever they are, and cleans HTML", () => {
  const { draft, quotes } = get(
    `<p>About us</p><script>steal()</script><p><b>Position:</b> Physical Therapist</p><p onclick="x()">Location: Columbus, Ohio</p>
     <p>Job type: Per diem</p><p>Pay: Competitive</p><p>Salary: $80,000 to $95,000 a year</p>`,
  );
  expect(draft).toMatchObject({
    title: "Physical Therapist",
    city: "Columbus",
    stateCode: "OH",
    employmentType: "per-diem",
    salaryMinCents: 8_000_000,
    payUnit: "year",
  });
  expect(quotes.pay).toBe("Salary: $80,000 to $95,000 a year");
  expect(draft.descriptionHtml).not.toMatch(/script|onclick|steal/);
});

test("reads pay on several lines and leaves a differential alone", () => {
  const { draft, quotes } = get(
    "ICU Registered Nurse\nDayton, OH\nNight differential: $4.50/hr\nMinimum: $39.25\nMaximum: $56.80\nPay basis: Hourly",
  );
  expect(draft).toMatchObject({ salaryMinCents: 3925, salaryMaxCents: 5680, payUnit: "hour" });
  expect(quotes.pay).toBe("Minimum: $39.25");
});

test("says why a text is not a posting", () => {
  expect(read("Hello team,\nplease find the minutes of Monday attached.")).toMatchObject({ ok: false });
  expect(read("")).toMatchObject({ ok: false });
});
