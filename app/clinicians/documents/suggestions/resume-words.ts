import { toLexicon } from "#app/jobs/reading/phrases.ts";

export type SectionKind =
  | "head"
  | "summary"
  | "experience"
  | "licenses"
  | "certificates"
  | "education"
  | "skills"
  | "other";

const list = (text: string) => text.split(", ");
const words = (text: string) => toLexicon(list(text).map((phrase) => [phrase, phrase] as const));

const headings: Record<Exclude<SectionKind, "head"> | "contact", string> = {
  contact: "contact, contact information, contact details, personal information, personal details",
  summary:
    "summary, profile, professional profile, objective, career objective, about, about me, overview, highlights, career summary, " +
    "professional summary, executive summary, summary of qualifications, qualifications summary, qualifications, career profile",
  experience:
    "experience, work experience, work history, employment, employment history, professional experience, clinical experience, " +
    "nursing experience, career history, professional history, appointment, professional background, experience history, work, appointments, " +
    "relevant experience, healthcare experience, leadership experience, travel assignments, positions held, clinical practice, practice experience",
  licenses:
    "license, licenses, licensure, licensing, professional licenses, state licenses, medical licensure, licensures, registration",
  certificates:
    "certification, certifications, certificates, certificate, credentials, board certification, board certifications, " +
    "professional certifications",
  education:
    "education, academic background, education history, academic history, degrees, training, medical education, postgraduate training, " +
    "graduate medical education, academic preparation, educational background",
  skills:
    "skills, clinical skills, technical skills, core competencies, competencies, computer skills, areas of expertise, expertise, " +
    "emr, ehr, emr systems, ehr systems, electronic health records, systems, technology, software, technical proficiencies, core skills, skills summary",
  other:
    "references, languages, awards, honors, publications, presentations, research, volunteer, volunteer experience, volunteer work, " +
    "memberships, professional memberships, affiliations, professional affiliations, professional development, continuing education, interests, hobbies, " +
    "activities, projects, military service, community service, committees, teaching, scholarships, clinical rotations, rotations, " +
    "student clinical rotations, preceptorships, clinical hours, professional organizations, community involvement, leadership",
};

/** A heading is one or more of these, and nothing else but what is usual before them. */
export const headingLexicon = toLexicon(
  Object.entries(headings).flatMap(([kind, phrases]) =>
    list(phrases).map((phrase) => [phrase, kind === "contact" ? "head" : (kind as SectionKind)] as const),
  ),
);
export const besideHeadings: ReadonlySet<string> = new Set(
  list(
    "professional, clinical, my, key, core, relevant, selected, additional, other, nursing, medical, current, prior, past, previous, active, related, rn, state",
  ),
);

export const facilityLexicon = words(
  "hospital, hospitals, medical center, med center, medical centre, health, healthcare, health care, clinic, clinics, health system, " +
    "health center, healthcare system, rehabilitation, rehab, nursing home, care center, care centre, nursing center, surgery center, " +
    "surgical center, hospice, medical group, physicians, associates, pediatrics, family practice, urgent care, school district, " +
    "senior living, assisted living, living center, imaging, laboratories, laboratory, pharmacy, dialysis, infirmary, sanatorium, " +
    "memorial, ambulance, fire department, ems, staffing, therapy, orthopedics, cancer center, heart institute, institute, medicine, practice, " +
    "department of health, county health, correctional, va, manor, home care, villa, specialists, partners",
);
/** A word of these says alone that a part of a line is a facility, whatever else is in it. */
export const sureFacilityLexicon = words(
  "hospital, hospitals, medical center, med center, medical centre, clinic, clinics, health system, health center, healthcare system, nursing home, " +
    "care center, care centre, nursing center, surgery center, surgical center, medical group, healthcare, infirmary, memorial, health, manor, " +
    "school district, senior living, assisted living, living center, dialysis center, rehabilitation center, cancer center, " +
    "fire department, staffing, care home, health services, physicians group, health network, health partners, associates",
);

export const schoolLexicon = words("university, college, school, institute, academy, seminary, polytechnic");
const degrees =
  "bachelor, bachelors, master, masters, associate degree, associates degree, associate of science, associate of applied science, associate in, " +
  "associate in science, associate in applied science, associate in nursing, associate of arts, doctor, doctorate, diploma, certificate in";
export const degreeLexicon = words(degrees);
export const degreeLetters: ReadonlySet<string> = new Set(
  list(
    "BSN, MSN, ADN, ASN, DNP, DPT, MPT, MD, DO, PharmD, PHARMD, MHA, MBA, MPH, BS, BA, MS, MA, MSW, MPAS, MMS, MSPAS, AAS, AS, PhD, PHD, EdD, OTD, MOT, MSOT, BSRT, BSRC, MSHA, MMSc, DNAP, LVN, LPN, MBBS",
  ),
);
/** Letters that follow a name and are no profession of ours. */
export const lettersAfterNames: ReadonlySet<string> = new Set([
  ...degreeLetters,
  ...list(
    "RN, LPN, LVN, NP, PA, PA-C, FNP, FNP-C, FNP-BC, PMHNP, PMHNP-BC, CCRN, CEN, APRN, CRNA, PT, OT, SLP, OTR, OTR/L, CCC-SLP, RRT, CRT, RRT-NPS, COTA, COTA/L, PTA, RT, RT(R), R.T.(R), LNHA, NHA, FACHE, FACP, FAAFP, FACS, CNOR, PCCN, OCN, CPN, CMSRN, RNC-OB, BC, NE-BC, CENP, CNA, CMA, CST, CPHQ, RDMS, RVT, MLS, ASCP, OCS, ATC, CLT, MA-CCC, Jr, Sr, Jr., Sr., II, III, IV, Ph.D., M.D., D.O.",
  ),
]);

export const unsureLexicon = words(
  "expired, pending, in progress, expected, scheduled, eligible, lapsed, inactive, applied for, candidate, anticipated, planned, " +
    "in process, application, applying, to be taken, not current, working toward, incomplete, coursework toward",
);
export const licenseLexicon = words(
  "license, licensed, licensure, licence, lic, compact, multistate, multi state, nlc, enlc, unencumbered",
);
export const singleStateLexicon = words("single state, non compact, noncompact, not compact");
export const multistateLexicon = words("compact, multistate, multi state, nlc, enlc");

export const certificateNames: readonly (readonly [string, string])[] = [
  ["advanced cardiac life support", "ACLS"],
  ["advanced cardiovascular life support", "ACLS"],
  ["basic life support", "BLS"],
  ["pediatric advanced life support", "PALS"],
  ["neonatal resuscitation program", "NRP"],
  ["neonatal resuscitation provider", "NRP"],
  ["trauma nurse core course", "TNCC"],
  ["trauma nursing core course", "TNCC"],
];
