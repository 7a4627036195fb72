import { specialties } from "#app/facts/reference/profession/specialties.ts";
import { listSpecialtySynonyms } from "#app/facts/reference/profession/specialty-synonyms.ts";
import { toLexicon } from "./phrases.ts";

/** These are also words, states or degrees. They count in capitals, and not in the position of a state. */
export const specialtyAbbreviations: ReadonlySet<string> = new Set(
  "or, ms, im, ed, ct, ir, ob, ent, gi, er, fm, onc, rei".split(", "),
);

const further: Record<string, string> = {
  "primary-care": "home based primary care, home base primary care, hbpc",
  geriatrics: "gerontological, senior care",
  "occupational-medicine": "occupational health nurse, comm occ health, comm occ hlth",
  "internal-medicine": "physician internal medicine, internal med",
  gastroenterology: "gasteroenterolgy, gasteroenterology, endoscopy nurse, endo",
  "hematology-oncology":
    "hematology oncology, oncolgy, med oncology, medical oncologist, hematologist, infusion center",
  pulmonology: "pulmonary medicine, pulmonary rehab",
  endocrinology: "diabetes educator, certified diabetes educator",
  "palliative-care": "hospice palliative, hospice and palliative care, palliative medicine",
  "emergency-medicine": "emergency services, emergency nurse, emergency care",
  trauma: "poly trauma, polytrauma",
  "orthopedic-surgery": "orthopaedic, orthopedic surgery",
  cardiology: "heart failure, cardiovascular, cardiac care",
  electrophysiology: "electrophysiology laboratories, electrophysiology lab",
  "cath-lab": "cardiac catheterization, cath",
  "cardiothoracic-surgery": "cardiovascular or, open heart",
  pediatrics: "children, pediatric unit, adolescent medicine, pediatric clinic",
  "obstetrics-gynecology": "obstetrics gynecology, ob gyn, gyn, womens clinic, women veterans program",
  "labor-delivery": "labor delivery, l&d, birth center",
  postpartum: "mother and baby, mother infant, mbu",
  psychiatry:
    "psychiatric mental health, forensic unit, forensic psychiatry, forensic nurse, psych child, inpatient psych, acute psychiatry, inpatient mental health",
  "child-psychiatry":
    "psych child, child and adolescent psychiatry, child adolescent psychiatrist, child and adolescent psychiatrist",
  "addiction-medicine":
    "opioid addiction, opiod addiction, buprenorphine, methadone, addictions, drug abuse, substance use, opioid treatment",
  "medical-surgical":
    "med surg tele, surgical inpatient unit, general surgical inpatient, medical surgical unit",
  icu: "intensive care units, medical icu, surgical icu, medical intensive care, cardiovascular icu, trauma icu, cardiac icu, csicu, msicu, cicu, tsicu, nsicu, cardiac intensive care, neuro icu, neuroscience icu",
  telemetry: "medicine telemetry",
  "progressive-care": "progressive care unit, intermediate care unit, stepdown unit",
  "operating-room":
    "scrub, rn circulator, operating room nurse, operating rooms, surgical tech, scrub tech, surgical technologist, surgical technician",
  pacu: "post anesthesia care, post anesthesia, short procedure unit, same day surgery, pre op, pre admission testing, sds",
  "float-pool": "intermittent pool, floater, floating",
  "wound-care": "wound ostomy continence",
  "nurse-education":
    "nurse instructor, nursing education, nursing professional development, clinical nurse educator",
  "home-health": "home visit, home based",
  "long-term-care":
    "community living center, clc, skilled nursing facilities, memory support, nursing and rehab, extended care, mds, mds coordinator",
  dialysis: "hemodialysis rn, dialysis nurse",
  telehealth: "telecare, home telehealth, tele health, telehealth outreach, telehealth clinical, tele icu",
  "ambulatory-care": "ambulatory clinic, clinic rn, surgery center, asc, outpatient surgery, amb care",
  "case-management":
    "case manager, rn care manager, nurse care manager, nurse case manager, rn case manager, case managers, discharge planner, care coordinator, care transition",
  radiology: "neuroradiologist, diagnostic radiologist",
  ct: "computed tomography technologist, ct technologist, ct technician, ct cross training, ct cross train",
  mri: "mri technologist, magnetic resonance imaging",
  mammography: "mammographer, mammography technologist, mammo tech",
  ultrasound: "sonographer, ultrasonographer, ulltrasound, diagnostic ultrasound",
  echocardiography: "echocardiographer, cardiac sonographer",
  pathology: "histopathology, histotechnologist, cytotechnologist, pathology and laboratory",
  "physical-medicine-rehabilitation":
    "spinal cord injury, acute rehab unit, irf, rehab unit, inpatient rehabilitation, " +
    "rehab hospital, rehabilitation hospital",
  "outpatient-therapy": "outpatient physical therapist, outpatient occupational therapist, outpt therapy",
  neurology: "neurological, traumatic brain injury",
  "inpatient-pharmacy": "inpatient pharmacist, pharmacist inpatient, pharmacy technician inpatient",
  "ambulatory-pharmacy":
    "ambulatory care pharmacist, outpatient pharmacist, retail pharmacist, pharmacy technician outpatient",
  "sleep-medicine": "sleep tech, polysomnographic",
  "correctional-health": "correctional nurse, correctional facility",
  "general-dentistry": "general dentist, dentist general",
};

const misleading =
  "home infusion, emergency medical technician, emergency medical services academy, emergency management, speech language pathologist, " +
  "speech pathologist, speech therapist, home health aide, pathologists assistant, surgical assistant, radiation therapist, " +
  "occupational health and safety, occupational therapist, critical access hospital, " +
  "cardiovascular technologist, intermediate care technician, children and youth services, emergency vehicle, vocational rehabilitation";

function* entries(): Generator<readonly [string, string | null]> {
  for (const phrase of misleading.split(", ")) yield [phrase, null];
  for (const { slug, name } of specialties) {
    const more = further[slug]?.split(", ") ?? [];
    for (const phrase of [name.toLowerCase(), ...listSpecialtySynonyms(slug), ...more]) yield [phrase, slug];
  }
}

export const specialtyLexicon = toLexicon(entries());
