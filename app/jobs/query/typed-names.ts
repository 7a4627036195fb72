import { toLexicon } from "#app/jobs/reading/phrases.ts";
import { type Named, professionLexicon, type Strength } from "#app/jobs/reading/profession-phrases.ts";
import { specialtyLexicon } from "#app/jobs/reading/specialty-phrases.ts";

/** What people type for a profession where a posting's title would mean something else, or writes more. */
const typed: readonly (readonly [profession: string, strength: Strength, names: string])[] = [
  [
    "respiratory-therapist",
    "abbreviation",
    "rt, rts, resp therapist, respiratory jobs, respiratory job, resp therapy, resp tech",
  ],
  ["physician", "general", "doc, docs, gp, gps, medical doctors"],
  ["radiation-therapist", "certain", "rad therapist, rad therapy, rtt"],
  ["counselor", "certain", "mft, therapist mental health, mental health therapist"],
  ["registered-nurse", "general", "mds nurse, mds rn"],
  ["nurse-practitioner", "certain", "acute care np, family np, enfermera practicante, adult np"],
  ["registered-nurse", "general", "enfermera, enfermero, enfermeras, enfermeros"],
  ["sonographer", "certain", "sono, sono tech, us tech"],
  // "Med tech" alone gives medications.
  ["laboratory-scientist", "certain", "lab scientist, med tech lab, med tech, med techs"],
  ["home-health-aide", "certain", "caregivers, home aide"],
  ["pharmacist", "certain", "pharm d"],
  ["medical-coder", "certain", "coder, coders, records coder"],
  ["podiatrist", "certain", "foot doctor, foot doc"],
  ["phlebotomist", "certain", "blood drawer, blood draw tech, phleb tech"],
  ["radiologic-technologist", "certain", "x ray person, xray person"],
  ["sonographer", "certain", "ultra sound tech, ultra sound technician"],
  ["healthcare-administrator", "certain", "ceo, coo, cfo, hospital admin"],
  ["speech-language-pathologist", "certain", "speech path, speech paths"],
  ["occupational-therapy-assistant", "certain", "ot assistant, ot assistants"],
  ["physical-therapist-assistant", "certain", "pt assistant, pt assistants"],
  ["case-manager", "certain", "case manager, case managers"],
  [
    "paramedic",
    "certain",
    "medic, medics, flight medic, air medic, ems medic, fire medic, critical care medic",
  ],
  [
    "medical-secretary",
    "certain",
    "front desk, front office, receptionist, receptionists, medical receptionist, office receptionist",
  ],
  ["counselor", "general", "counselor, counselors, licensed counselor, counsellor"],
  ["chiropractor", "certain", "chiro, chiropractic doctor, dc associate, associate dc, dc assoc"],
  ["physician", "general", "doctor who"],
  [
    "medical-assistant",
    "certain",
    "med assistant, med assistants, med assist, medical assist, medical assisting",
  ],
  ["pharmacy-technician", "certain", "rx tech, rx techs, rx technician, pharm technician"],
  ["respiratory-therapist", "certain", "resp care practitioner, resp care"],
  ["nurse-manager", "certain", "unit manager, unit managers, nursing supervisor, nursing unit manager"],
  ["medical-coder", "certain", "billing specialist, medical biller, medical billers, medical billing"],
  ["medical-secretary", "certain", "patient access, patient registration"],
  [
    "registered-nurse",
    "general",
    "charge rn, charge rns, nursing faculty, nurse faculty, scrub nurse, scrub rn",
  ],
  [
    "registered-nurse",
    "general",
    "finished nursing school, completed nursing school, of nursing school, from nursing school, graduated nursing school",
  ],
];

/** What people type for a field. A posting says more words for it. */
const typedFields: readonly (readonly [specialty: string | null, names: string])[] = [
  ["telehealth", "teletherapy"],
  ["inpatient-pharmacy", "hospital pharmacist, hospital pharmacists"],
  ["nurse-education", "nursing faculty, nurse faculty, nursing instructor, nursing professor"],
  ["operating-room", "scrub nurse, scrub rn"],
  ["operating-room", "travel or nurse, travel or rn, travel or tech"],
  ["general-surgery", "gen surg, gen surgery, general surg"],
  ["addiction-medicine", "detox unit, detox center, detox facility, detox clinic"],
  ["cardiothoracic-surgery", "ct surg, ct surgeon, cv surg"],
  ["cardiology", "cards np, cards pa, cards md, cards physician, cards doc"],
  ["urology", "uro np, uro pa, uro md"],
  ["family-medicine", "fm np, fm pa, fm md, fm doc, fm physician"],
  ["emergency-medicine", "em np, em pa, em md, em doc"],
  ["internal-medicine", "im np, im pa, im md, im doc"],
  ["picu", "peds icu, pediatric intensive"],
  ["labor-delivery", "delivery nurse, delivery rn, labor nurse, labor rn"],
  ["rheumatology", "rheum"],
  ["endocrinology", "endo np, endo pa, diabetes doctor"],
  ["pain-management", "pain np, pain pa, pain doctor, pain doc, pain physician"],
  ["orthopedic-surgery", "bone doctor, bone doc, bone surgeon"],
  ["cardiology", "heart doctor, heart doc"],
  ["cardiothoracic-surgery", "heart surgeon"],
  ["hematology-oncology", "cancer doctor, cancer doc, cancer nurse"],
  ["nephrology", "kidney doctor, kidney doc, kidney specialist"],
  ["pulmonology", "lung doctor, lung doc, lung specialist"],
  ["gastroenterology", "stomach doctor, stomach doc"],
  ["neurosurgery", "brain surgeon"],
  ["neurology", "brain doctor, nerve doctor"],
  ["sleep-medicine", "sleep doctor, sleep doc"],
  ["pediatrics", "kids doctor, baby doctor, childrens doctor"],
  ["obstetrics-gynecology", "womens doctor, lady doctor"],
  ["ophthalmology", "eye doctor, eye doc, eye surgeon, eye md"],
  // The profession says the field, and "MRI tech" has none.
  [null, "mri technologist, mri technician"],
  ["family-medicine", "family doc, fam med, family med doc"],
  ["interventional-radiology", "ir tech, ir technologist"],
  ["gastroenterology", "gi lab"],
  ["internal-medicine", "im physician, im doctor, physician im"],
  ["orthopedic-surgery", "ortho surgery, orthopedic surg, sports ortho"],
  ["flight-transport", "medic flight, flight medic, air medic"],
  ["bariatric-surgery", "bariatric, bariatric program, weight loss"],
  ["hyperbaric-medicine", "hyperbaric, hyperbarics, hyperbaric wound care"],
  ["genetics", "genetic, genetic medicine, geneticist, geneticists, clinical geneticist, medical geneticist"],
  ["pediatric-cardiology", "pediatric cardiologist, peds cardiologist, peds cardiology, peds cardiac"],
  [
    "pediatric-hematology-oncology",
    "peds heme/onc, peds heme, peds onc, peds oncology, pediatric heme/onc, pediatric hem/onc, pediatric oncologist, peds hematology oncology",
  ],
  [
    "hematology-oncology",
    "heme/onc, heme, cancer, cancer center, cancer centers, cancer care, oncology center",
  ],
  ["clinical-laboratory", "micro, micro lab"],
  ["surgical-oncology", "surgical oncologist, surg onc"],
  ["reproductive-endocrinology", "fertility clinic, infertility"],
  ["maternal-fetal-medicine", "high risk ob, perinatologist"],
  [
    "outpatient-therapy",
    "outpatient pt, pt outpatient, pt outpatient ortho, pta outpatient ortho, outpatient ot, ot outpatient, outpatient slp, slp outpatient",
  ],
];

export const typedFieldLexicon = toLexicon<string | null>([
  ...typedFields.flatMap(([specialty, names]) => names.split(", ").map((name) => [name, specialty] as const)),
  ...specialtyLexicon.phrases,
]);

export const typedLexicon = toLexicon<Named>([
  ...typed.flatMap(([profession, strength, names]) =>
    names.split(", ").map((name) => [name, { profession, strength, isHealthcare: true }] as const),
  ),
  ...professionLexicon.phrases,
]);
