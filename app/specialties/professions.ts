/** The license a profession works under, and the compact that may carry it across states (data/licensure_compacts.json). */
export type License = "state" | "certification" | "none";
export type Compact = "NLC" | "IMLC" | "PTC" | "PSYPACT" | "PA" | "APRN" | "EMS" | "RCIC";
export type ProfessionGroup =
  | "physician"
  | "advanced-practice"
  | "nursing"
  | "therapy"
  | "diagnostic"
  | "pharmacy"
  | "behavioral"
  | "emergency"
  | "dental"
  | "support"
  | "administration";

export interface Profession {
  /** Stored in search entries: never reuse or renumber (1 to 127; 0 is unknown). */
  code: number;
  slug: string;
  name: string;
  plural: string;
  group: ProfessionGroup;
  /** What postings and searches call it besides its name, in lower case, most telling first. */
  synonyms: readonly string[];
  /** Standard Occupational Classification code of its wage figures (2018 SOC). */
  soc: string;
  license: License;
  compact: Compact | null;
}

function row(
  code: number,
  slug: string,
  name: string,
  group: ProfessionGroup,
  soc: string,
  license: License,
  compact: Compact | null,
  synonyms: string,
  plural = `${name}s`,
): Profession {
  return { code, slug, name, plural, group, soc, license, compact, synonyms: synonyms.split(", ").filter(Boolean) };
}

/** The professions that postings are filed under. The order is the order in which filters show them. */
export const professions: readonly Profession[] = [
  row(1, "physician", "Physician", "physician", "29-1210", "state", "IMLC", "md, do, doctor, attending, medical doctor, physician md do"),
  row(2, "registered-nurse", "Registered Nurse", "nursing", "29-1141", "state", "NLC", "rn, staff nurse, registered nurses, nurse rn, charge nurse, nurse"),
  row(3, "nurse-practitioner", "Nurse Practitioner", "advanced-practice", "29-1171", "state", "APRN", "np, aprn, arnp, crnp, fnp, fnp-c, fnp-bc, agnp, acnp, agacnp, pmhnp, nnp, pnp, whnp, family nurse practitioner, advanced practice registered nurse"),
  row(4, "physician-assistant", "Physician Assistant", "advanced-practice", "29-1071", "state", "PA", "pa-c, pa, physician associate, physicians assistant"),
  row(5, "crna", "Nurse Anesthetist", "advanced-practice", "29-1151", "state", "APRN", "crna, certified registered nurse anesthetist, nurse anesthesiologist"),
  row(6, "nurse-midwife", "Nurse Midwife", "advanced-practice", "29-1161", "state", "APRN", "cnm, certified nurse midwife, midwife", "Nurse Midwives"),
  row(7, "clinical-nurse-specialist", "Clinical Nurse Specialist", "advanced-practice", "29-1141", "state", "APRN", "cns, clinical nurse spec"),
  row(8, "licensed-practical-nurse", "Licensed Practical Nurse", "nursing", "29-2061", "state", "NLC", "lpn, lvn, licensed vocational nurse, practical nurse, vocational nurse"),
  row(9, "nursing-assistant", "Nursing Assistant", "nursing", "31-1131", "certification", null, "cna, certified nursing assistant, cert nurse asst, nurse aide, stna, pct, patient care technician, patient care tech, nurse assistant, nursing asst"),
  row(10, "medical-assistant", "Medical Assistant", "support", "31-9092", "certification", null, "cma, rma, ma, certified medical assistant, medical asst"),
  row(11, "pharmacist", "Pharmacist", "pharmacy", "29-1051", "state", null, "pharmd, rph, clinical pharmacist, staff pharmacist"),
  row(12, "pharmacy-technician", "Pharmacy Technician", "pharmacy", "29-2052", "certification", null, "pharmacy tech, cpht, pharm tech"),
  row(13, "physical-therapist", "Physical Therapist", "therapy", "29-1123", "state", "PTC", "pt, dpt, physical therapy"),
  row(14, "physical-therapist-assistant", "Physical Therapist Assistant", "therapy", "31-2021", "state", "PTC", "pta, physical therapy assistant, lpta"),
  row(15, "occupational-therapist", "Occupational Therapist", "therapy", "29-1122", "state", null, "ot, otr, otr/l, occupational therapy"),
  row(16, "occupational-therapy-assistant", "Occupational Therapy Assistant", "therapy", "31-2011", "state", null, "cota, cota/l, ota, certified occupational therapy assistant"),
  row(17, "speech-language-pathologist", "Speech-Language Pathologist", "therapy", "29-1127", "state", null, "slp, ccc-slp, speech therapist, speech language pathologist, speech pathologist"),
  row(18, "respiratory-therapist", "Respiratory Therapist", "therapy", "29-1126", "state", "RCIC", "rrt, crt, respiratory care practitioner, respiratory therapy, registered respiratory therapist"),
  row(19, "radiologic-technologist", "Radiologic Technologist", "diagnostic", "29-2034", "state", null, "rad tech, x-ray tech, xray tech, radiology tech, radiologic tech, radiology technologist, radiographer, ct tech, ct technologist, rt(r), radiologic technician, mammographer, mammography technologist"),
  row(20, "mri-technologist", "MRI Technologist", "diagnostic", "29-2035", "certification", null, "mri tech, magnetic resonance imaging technologist"),
  row(21, "sonographer", "Diagnostic Medical Sonographer", "diagnostic", "29-2032", "certification", null, "sonographer, ultrasound tech, ultrasound technologist, rdms, rdcs, rvt, echo tech, echocardiographer, vascular technologist"),
  row(22, "laboratory-scientist", "Medical Laboratory Scientist", "diagnostic", "29-2010", "certification", null, "mls, medical technologist, mlt, med tech, medical lab scientist, medical lab technician, medical laboratory technician, clinical laboratory scientist, cls, lab tech, histotechnologist, histotech, cytotechnologist, laboratory technologist, medical laboratory technologist"),
  row(23, "surgical-technologist", "Surgical Technologist", "diagnostic", "29-2055", "certification", null, "surgical tech, surg tech, scrub tech, cst, or tech, certified surgical technologist"),
  row(24, "paramedic", "Paramedic", "emergency", "29-2043", "state", "EMS", "emt-p, flight paramedic, critical care paramedic"),
  row(25, "emt", "Emergency Medical Technician", "emergency", "29-2042", "state", "EMS", "emt, emt-b, emt basic, emt-basic, aemt, ambulance technician"),
  row(26, "psychologist", "Psychologist", "behavioral", "19-3033", "state", "PSYPACT", "psyd, clinical psychologist, neuropsychologist, counseling psychologist"),
  row(27, "social-worker", "Clinical Social Worker", "behavioral", "21-1022", "state", null, "lcsw, msw, lmsw, licsw, medical social worker, social worker, clinical social worker, hospice social worker"),
  row(28, "counselor", "Mental Health Counselor", "behavioral", "21-1018", "state", null, "lpc, lmhc, lpcc, lmft, marriage and family therapist, mental health therapist, behavioral health therapist, behavioral health counselor, substance abuse counselor, addiction counselor, licensed professional counselor"),
  row(29, "dentist", "Dentist", "dental", "29-1020", "state", null, "dds, dmd, general dentist, associate dentist, orthodontist, endodontist"),
  row(30, "dental-hygienist", "Dental Hygienist", "dental", "29-1292", "state", null, "rdh, registered dental hygienist, hygienist"),
  row(31, "dental-assistant", "Dental Assistant", "dental", "31-9091", "certification", null, "efda, registered dental assistant, expanded functions dental assistant"),
  row(32, "dietitian", "Dietitian", "therapy", "29-1031", "state", null, "rd, rdn, registered dietitian, clinical dietitian, nutritionist, registered dietician, dietician"),
  row(33, "phlebotomist", "Phlebotomist", "support", "31-9097", "certification", null, "phleb, phlebotomy technician, phlebotomy tech"),
  row(34, "home-health-aide", "Home Health Aide", "support", "31-1120", "certification", null, "hha, personal care aide, pca, caregiver, home care aide, direct care worker"),
  row(35, "case-manager", "Nurse Case Manager", "nursing", "29-1141", "state", "NLC", "rn case manager, case manager rn, utilization review nurse, care manager rn, nurse care manager, utilization management nurse"),
  row(36, "nurse-manager", "Nurse Manager", "nursing", "11-9111", "state", "NLC", "director of nursing, don, assistant director of nursing, adon, nurse supervisor, house supervisor, nursing supervisor, chief nursing officer, cno, nurse director"),
  row(37, "healthcare-administrator", "Healthcare Administrator", "administration", "11-9111", "none", null, "practice manager, practice administrator, clinic manager, hospital administrator, nursing home administrator, medical director operations, healthcare administration, health services manager, clinical operations manager, director of operations", "Healthcare Administrators"),
  row(38, "medical-coder", "Medical Coder", "administration", "29-2072", "certification", null, "cpc, ccs, rhit, rhia, coding specialist, medical billing, medical biller, health information technician, medical records technician, medical coding"),
  row(39, "medical-secretary", "Medical Secretary", "administration", "43-6013", "none", null, "patient access representative, medical receptionist, unit secretary, unit clerk, patient registrar, scheduler, front desk medical"),
  row(40, "optometrist", "Optometrist", "physician", "29-1041", "state", null, "od, doctor of optometry"),
  row(41, "audiologist", "Audiologist", "therapy", "29-1181", "state", null, "aud, au.d., ccc-a"),
  row(42, "podiatrist", "Podiatrist", "physician", "29-1081", "state", null, "dpm"),
  row(43, "chiropractor", "Chiropractor", "physician", "29-1011", "state", null, "chiropractic"),
  row(44, "radiation-therapist", "Radiation Therapist", "diagnostic", "29-1124", "state", null, "rtt, rt(t)"),
  row(45, "nuclear-medicine-technologist", "Nuclear Medicine Technologist", "diagnostic", "29-2033", "state", null, "nuc med tech, nuclear medicine tech, nuclear med technologist"),
  row(46, "cardiovascular-technologist", "Cardiovascular Technologist", "diagnostic", "29-2031", "certification", null, "cath lab tech, cvt, rcis, cardiovascular tech, ekg tech, ekg technician, monitor tech, telemetry technician, cardiac cath lab technologist"),
  row(47, "behavior-analyst", "Behavior Analyst", "behavioral", "21-1018", "state", null, "bcba, board certified behavior analyst, rbt, registered behavior technician"),
  row(48, "psychiatric-technician", "Psychiatric Technician", "behavioral", "29-2053", "certification", null, "psych tech, mental health technician, behavioral health technician, mental health tech, behavioral health tech"),
  row(49, "sterile-processing-technician", "Sterile Processing Technician", "support", "31-9093", "certification", null, "spd tech, sterile processing tech, crcst, central sterile technician, medical equipment preparer"),
  row(50, "clinical-research-coordinator", "Clinical Research Coordinator", "administration", "11-9111", "none", null, "crc, research nurse coordinator, clinical trial coordinator, clinical research associate"),
];

const bySlug = new Map(professions.map((p) => [p.slug, p]));
const byCode = new Map(professions.map((p) => [p.code, p]));

export const findProfession = (slug: string | null | undefined): Profession | null => bySlug.get(slug ?? "") ?? null;
export const findProfessionByCode = (code: number): Profession | null => byCode.get(code) ?? null;
