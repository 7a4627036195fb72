import { professions } from "#app/facts/reference/profession/professions.ts";
import { specialties } from "#app/facts/reference/profession/specialties.ts";
import { listSpecialtySynonyms } from "#app/facts/reference/profession/specialty-synonyms.ts";
import { toLexicon } from "./phrases.ts";

/** `none` marks look-alikes such as "nurse recruiter", so that their words are not read as another role. */
export type Strength = "certain" | "general" | "specialist" | "abbreviation" | "none";
export interface Named {
  profession: string | null;
  strength: Strength;
  isHealthcare: boolean;
}

/** These also mean a state, part time, a degree or another trade, so they count only alone. */
const abbreviations =
  "pa, ma, md, do, pt, ot, od, aud, don, rd, crc, cpc, ccs, cma, rma, hha, pca, cst, crt, cns, mls, mlt, cvt, rvt, " +
  "cls, ota, cht, adon, cno, rcis, scheduler, practice manager, practice administrator, monitor tech, " +
  "telemetry technician, coding specialist, lab tech, nutritionist, clinic manager";
/** A more exact phrase outweighs these, because they do not say which license the work needs. */
const general =
  "nurse, staff nurse, charge nurse, physician, doctor, attending, medical doctor, clinical nurse, physician md do, resident physician, physician resident, medical resident";
const misleading =
  "med tech, director of operations, healthcare administration, medical director operations, chiropractic";

const list = (text: string) => new Set(text.split(", "));
const abbreviationList = list(abbreviations);
const generalList = list(general);
const misleadingList = list(misleading);

const further: Record<string, string> = {
  physician:
    "medical officer, med officer, family physician, md do, general medical officer, flight surgeon, chief medical officer, " +
    "medical director, resident physician, physician resident, medical resident",
  "registered-nurse":
    "clinical nurse, registered nurse rn, perioperative nurse, school nurse, infusion nurse, nurse educator, nurse instructor, flight nurse, " +
    "public health nurse, clinical nurse leader, nurse coordinator, cert registered nurse, reg nurse, travel nurse, circulating nurse, " +
    "clinical nurse registered nurse, community health nurse, nurse consultant, wound ostomy nurse",
  "nurse-practitioner":
    "registered nurse practitioner, advanced registered nurse practitioner, advanced practice nurse, advance practice nurse, " +
    "adult nurse practitioner, pediatric nurse practitioner, psychiatric nurse practitioner, psych np, acute care nurse practitioner, " +
    "nurse aprn pract, certified registered nurse practitioner, np c",
  "physician-assistant":
    "physician asst, physicians asst, certified physician assistant, orthopedic pa, surgical pa",
  "clinical-nurse-specialist":
    "advanced practitioner cns, cns advanced practitioner, clinical nurse specialists",
  crna: "certified nurse anesthetist, nurse anesthetists",
  "licensed-practical-nurse":
    "lic practical nurse, licensed nurse lpn, lpn lvn, licensed practical vocational nurse",
  "nursing-assistant":
    "certified nurse assistant, certified nurse aide, cert nursing asst, nursing aide, nurse asst, patient care assistant, " +
    "geriatric nursing assistant, gna, state tested nursing assistant, certified nurses aide, nurse tech, nursing technician, " +
    "nurse technician, patient care associate, hospital nursing assistant, nurses aide, certified nursing asst, cert nurse assistant",
  "medical-assistant":
    "certified ma, clinical medical assistant, registered medical assistant, ccma, certified clinical medical assistant",
  pharmacist:
    "clinical pharmacy specialist, hospital pharmacist, pharmacy manager pharmacist, rx pharmacist, " +
    "pharmacy resident, pharmacy practice resident, pharmacist resident",
  "pharmacy-technician": "certified pharmacy technician, pharmacy technician certified",
  "physical-therapist": "physical therapists, doctor of physical therapy, licensed physical therapist",
  "physical-therapist-assistant":
    "physical therapist asst, physical therapy asst, licensed physical therapist assistant",
  "occupational-therapist": "registered occupational therapist, occ therapist",
  "occupational-therapy-assistant":
    "occupational therapist assistant, occupational therapy asst, cert occupational therapy assistant",
  "speech-language-pathologist": "speech language therapist, speech language path, ccc slp, slp cf",
  "respiratory-therapist":
    "rcp, respiratory technician, certified respiratory technician, certified respiratory therapist, respiratory care therapist, " +
    "respiratory practitioner, respiratory therapy technician, pulmonary function technologist, pulmonary function technician, " +
    "pulmonary function tech, registered pulmonary function technologist, certified pulmonary function technologist, pft technologist, " +
    "pft technician, pft tech, rpft, cpft",
  "radiologic-technologist":
    "diagnostic radiologic technologist, diagnostic radiologic technician, diagnostic radiology technologist, radiography technologist, " +
    "x ray technologist, x ray technician, xray technologist, xray technician, radiology technician, radiological technologist, " +
    "computed tomography technologist, mammography tech, mammo tech, interventional radiology technologist, ir tech, rad technologist",
  "mri-technologist":
    "mri technician, mr technologist, magnetic resonance imaging technician, mri radiologic technologist",
  sonographer:
    "ultrasound technician, ultrasound sonographer, echo technician, echo technologist, cardiac sonographer, vascular sonographer, " +
    "vascular tech, echocardiography technologist, ultrasonographer, diagnostic ultrasound technician, " +
    "diagnostic ultrasound technologist, echocardiographer",
  "laboratory-scientist":
    "histology technician, histotechnician, histopathology technician, medical laboratory tech, medical lab tech, med lab scientist, med lab tech, clinical lab scientist, " +
    "medical lab technologist, clinical laboratory technologist, clinical laboratory technician, mls mlt, mt mls, histology tech, " +
    "laboratory technologist medical, microbiology technologist",
  "surgical-technologist":
    "or technician, operating room technician, operating room tech, surgical technician, scrub technician, certified surgical tech, certified surgical technician, scrub technologist",
  paramedic: "emt paramedic, community paramedic, firefighter paramedic",
  emt: "emergency medical tech, emt advanced, health technician emt, emt intermediate",
  psychologist:
    "licensed psychologist, staff psychologist, school psychologist, pediatric psychologist, health psychologist",
  "social-worker":
    "licensed clinical social worker, medical social work, lcsw c, licensed social worker, lsw, social work case manager",
  counselor:
    "addiction therapist, licensed marriage family therapist, mental health counselor, licensed mental health counselor, lcpc, lpc mhsp, " +
    "professional mental health counselor, licensed professional mental health counselor, addictions counselor, clinical therapist, " +
    "behavioral health clinician, mental health clinician, psychotherapist, substance use counselor, drug abuse counselor, ladc, cadc, " +
    "outpatient therapist lcsw lpc, chemical dependency counselor, substance use disorder counselor",
  dentist:
    "dental officer, pediatric dentist, oral surgeon, periodontist, prosthodontist, staff dentist, dental resident",
  "dental-assistant": "dental asst, dental assistant expanded function, certified dental assistant",
  dietitian:
    "dietitian nutritionist, registered dietitian nutritionist, clinical nutritionist, clinical dietician",
  phlebotomist:
    "certified phlebotomist, phlebotomy, phlebotomist technician, blood donor technician, blood donor tech, donor technician, " +
    "donor center technician, donor care technician, donor phlebotomist, blood collection technician, blood collections technician, " +
    "donor collections technician, blood donation technician",
  "home-health-aide":
    "home health aid, certified home health aide, personal care assistant, personal care attendant, hospice aide",
  "case-manager":
    "nurse case mgr, registered nurse case manager, rn care manager, case manager registered nurse, rn cm, case management nurse, " +
    "case management rn, rn utilization review, rn utilization management, rn case mgr, ur nurse, um nurse, utilization review rn",
  "nurse-manager":
    "chief nurse, assistant chief nurse, nursing director, nurse executive, nursing manager, nurse mgr, director of nursing services, " +
    "director nursing, director of nurses, rn supervisor, rn manager, supervisory nurse, supervisory clinical nurse, supv nurse, " +
    "vp of nursing, chief nurse executive, nurse unit manager, supervisory registered nurse, nursing service director, head nurse",
  "healthcare-administrator":
    "health system administrator, health systems administrator, licensed nursing home administrator, assisted living administrator, " +
    "lnha, medical practice manager, medical clinic manager, medical center director, clinical manager administrator, " +
    "behavioral health director, director of behavioral health, behavioral health manager, behavioral health program director, " +
    "behavioral health program manager, behavioral health services director, mental health director, mental health program director, " +
    "mental health program manager, director of mental health services, director of behavioral health services, pharmacy program manager, " +
    "pharmacy operations manager, pharmacy program director, pharmacy services program manager",
  "medical-coder":
    "medical records tech, certified medical coder, medical billing specialist, medical coding specialist, inpatient coder, " +
    "outpatient coder, him coder, clinical documentation specialist, medical record technician, clinical documentation improvement specialist, " +
    "coding compliance analyst, coding compliance auditor, coding compliance specialist, coding compliance manager, coding auditor, " +
    "coding quality auditor, coding quality analyst, coding quality specialist, coding analyst, coding integrity analyst, coding integrity specialist, " +
    "coding denials specialist, coding reviewer, coding validator, coding validation specialist, drg validation auditor, drg auditor, drg coder, " +
    "hcc coder, risk adjustment coder, risk adjustment auditor, pro fee coder, profee coder, professional fee coder, facility coder, certified coder, " +
    "clinical coder, clinical documentation integrity specialist, clinical documentation analyst, clinical documentation auditor, cdi specialist, " +
    "cancer registrar, tumor registrar, trauma registrar, health information technician, health information analyst, him technician, him specialist, him analyst",
  "medical-secretary":
    "medical support assistant, advanced medical support assistant, medical support tech, medical support technician, " +
    "patient access rep, patient registration representative, ward clerk, ward secretary, patient service representative, " +
    "patient services representative, medical office assistant, medical front desk, health unit coordinator, medical scheduler, " +
    "patient scheduler, medical office receptionist, patient access specialist, patient care coordinator front desk",
  audiologist: "clinical audiologist, doctor of audiology",
  "radiation-therapist": "therapeutic radiologic technologist, radiation therapy technologist",
  "nuclear-medicine-technologist": "nuclear medicine technician, nuclear med tech",
  "cardiovascular-technologist":
    "cardiac cath lab tech, cardiac cath tech, cath lab technologist, ekg technologist, ecg technician, cardiovascular technician, " +
    "cardiovascular invasive specialist, medical instrument technician ekg, telemetry monitor technician, cardiac monitor technician",
  "behavior-analyst": "behavioral analyst",
  "psychiatric-technician":
    "psychiatric tech, mental health worker, behavioral health associate, mental health associate, psychiatric aide",
  "sterile-processing-technician":
    "sterile processing, central service technician, central processing technician, central supply technician, spd technician, " +
    "sterile processor, sterile tech, medical supply technician sterile processing",
  "clinical-research-coordinator":
    "clinical research nurse coordinator, clinical research coord, clinical trials coordinator",
};

const noProfession =
  "nurse liaison, pathologists assistant, pathologist assistant, speech language pathology assistant, slpa, speech therapy assistant, " +
  "physical therapy aide, physical therapy tech, physical therapy technician, occupational therapy aide, pt aide, pt tech, rehab tech, " +
  "respiratory therapy aide, nurse extern, student nurse, rn lpn student, lpn rn student, rn student, lpn student, cna student, nursing student, nurse intern, nurse assistant student, pharmacy intern, " +
  "medical scribe, physician scribe, nurse scheduler, anesthesia technician, anesthesia tech, med tech, medication technician, " +
  "medication aide, qualified medication aide, qma, crma, genetic counselor, dietary aide, dietetic technician, doctor of nursing practice faculty, medical instrument technician, " +
  "optometry technician, optometric technician, ophthalmic technician, orthopedic technician, orthopedic tech, ortho tech, hearing screening tech, monitor technician, monitor tech, " +
  "dialysis technician, dialysis tech, hemodialysis technician, patient care coordinator, physician practice coordinator, " +
  "physical therapy rehab aide, chiropractic assistant, podiatry assistant, dental receptionist, dental office manager, " +
  "health technician, intermediate care technician, surgery scheduler, surgical scheduler, physical therapist aide, physical therapist tech, " +
  "physical therapist technician, occupational therapist aide, occupational therapy technician, rehab aide, rehabilitation aide, " +
  "rehab technician, rehabilitation technician, therapy aide, therapy technician, therapy tech, restorative aide, speech therapy aide, " +
  "rbt, registered behavior technician, registered behavioral technician, behavior technician, behavior tech, behavioral technician, " +
  "behavioral tech, aba technician, aba tech, aba therapist, behavior therapist, behavioral therapist, behavior interventionist, " +
  "behavioral interventionist, bcaba, assistant behavior analyst, board certified assistant behavior analyst, newborn hearing screener, " +
  "infant hearing screener, hearing screener, newborn hearing screening technician, newborn hearing screening tech, " +
  "hearing screening technician, audiology assistant, audiology technician, audiologist assistant, vision screener, hearing aid specialist, " +
  "hearing instrument specialist, apheresis technician, plasma center technician, plasmapheresis technician, anesthesia technologist, " +
  "sleep technologist, sleep technician, sleep tech, exercise physiologist, direct support professional, community health worker, " +
  "specimen processor, mds coordinator, mds director, respiratory aide, pharmacy aide, pharmacy clerk, pharmacy assistant, radiology aide, " +
  "dietary assistant, surgical aide, optometric assistant, optometrist assistant, podiatrist assistant, chiropractor assistant";
const otherTrades =
  "nurse recruiter, physician recruiter, nurse recruitment, healthcare recruiter, physician liaison, physician relations, " +
  "physician relations manager, physician services, nurse staffing, nurse advocate sales, doctor who, spin doctor, industrial hygienist, " +
  "industrial hygiene, plant pathologist, forest pathologist, research plant pathologist, animal nutritionist, research nutritionist, " +
  "personnel psychologist, engineering psychologist, research psychologist, industrial psychologist, child care provider, " +
  "pet sitter, tree surgeon, system administrator, vocational rehabilitation, veterans service representative, guidance counselor, camp counselor, " +
  "transportation assistant counselor, physician billing, physician compensation, physician contracting, doctor appointment, " +
  "cna insurance, cna financial, cna surety, cna commercial, cna claims, cna underwriting, emt conduit, emt pipe, " +
  "emergency management, emergency services dispatcher, pharmacy benefit, pharmacy benefits, pharmacy sales";

/** A specialist's name means a physician unless the title also names a PA or a nurse ("Hospitalist NP"). */
export const specialistNoun = /(?:surgeon|physician|pediatrician|(?<!therap|technolog)ists?)$/;

function* entries(): Generator<readonly [string, Named]> {
  const none = (isHealthcare: boolean): Named => ({ profession: null, strength: "none", isHealthcare });
  for (const phrase of list(noProfession)) yield [phrase, none(true)];
  for (const phrase of list(otherTrades)) yield [phrase, none(false)];
  for (const { slug, name, plural, synonyms } of professions) {
    const more = further[slug]?.split(", ") ?? [];
    for (const phrase of [name.toLowerCase(), plural.toLowerCase(), ...synonyms, ...more]) {
      if (misleadingList.has(phrase)) continue;
      yield [phrase, { profession: slug, strength: strengthOf(phrase), isHealthcare: true }];
    }
  }
  const specialist: Named = { profession: "physician", strength: "specialist", isHealthcare: true };
  for (const { slug, name } of specialties) {
    const nouns = listSpecialtySynonyms(slug).filter((s) => specialistNoun.test(s));
    for (const noun of nouns) yield [noun, specialist];
    if (nouns.length > 0) for (const who of inTraining) yield [`${name.toLowerCase()} ${who}`, specialist];
  }
  for (const year of yearsOfTraining) {
    yield [`pgy ${year}`, specialist];
    yield [`pgy${year}`, specialist];
  }
}

/** A physician after school is a resident, in a numbered postgraduate year. Other professions name themselves. */
const inTraining = ["resident", "residency", "fellow", "fellowship"];
const yearsOfTraining = [1, 2, 3, 4, 5, 6, 7];

function strengthOf(phrase: string): Strength {
  if (abbreviationList.has(phrase)) return "abbreviation";
  return generalList.has(phrase) ? "general" : "certain";
}

export const professionLexicon = toLexicon(entries());
