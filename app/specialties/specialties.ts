import type { ProfessionGroup } from "./professions.ts";

export interface Specialty {
  /** Stored in search entries: never reuse or renumber (1 to 1023; 0 is unknown). */
  code: number;
  slug: string;
  name: string;
  family: string;
  /** What postings and searches call it besides its name, in lower case. */
  synonyms: readonly string[];
}

function row(code: number, slug: string, name: string, family: string, synonyms = ""): Specialty {
  return { code, slug, name, family, synonyms: synonyms.split(", ").filter(Boolean) };
}

const primary = "Primary Care";
const internal = "Internal Medicine";
const emergency = "Emergency Medicine";
const surgical = "Surgical Specialties";
const cardio = "Cardiology & Heart Specialties";
const anesthesia = "Anesthesiology & Pain Management";
const pediatric = "Pediatrics & Child Health";
const womens = "Obstetrics & Women's Health";
const behavioral = "Psychiatry & Behavioral Health";
const nursing = "Hospital Nursing";
const community = "Community & Post-Acute Care";
const imaging = "Imaging, Laboratory & Pathology";
const rehab = "Rehabilitation";
const other = "Other Medical Specialties";

/** The clinical specialties and nursing units that postings are filed under. */
export const specialties: readonly Specialty[] = [
  row(1, "family-medicine", "Family Medicine", primary, "family practice, fm, family physician, family med"),
  row(2, "primary-care", "Primary Care", primary, "pcp, outpatient primary care"),
  row(3, "geriatrics", "Geriatric Medicine", primary, "geriatrics, geriatric, gerontology, geri"),
  row(4, "urgent-care", "Urgent Care", primary, "walk-in clinic, immediate care"),
  row(5, "preventive-medicine", "Preventive Medicine", primary, "public health physician"),
  row(
    6,
    "occupational-medicine",
    "Occupational Medicine",
    primary,
    "occ med, occupational health, employee health",
  ),
  row(7, "sports-medicine", "Sports Medicine", primary),
  row(
    10,
    "internal-medicine",
    "Internal Medicine",
    internal,
    "internist, im, general internal medicine, adult medicine",
  ),
  row(
    11,
    "hospital-medicine",
    "Hospital Medicine",
    internal,
    "hospitalist, hospitalists, nocturnist, inpatient medicine",
  ),
  row(12, "gastroenterology", "Gastroenterology", internal, "gi, gastroenterologist, endoscopy, endo lab"),
  row(13, "nephrology", "Nephrology", internal, "nephrologist, renal"),
  row(14, "endocrinology", "Endocrinology", internal, "endocrinologist, endocrine, diabetes care, diabetes"),
  row(15, "rheumatology", "Rheumatology", internal, "rheumatologist"),
  row(
    16,
    "infectious-disease",
    "Infectious Disease",
    internal,
    "infectious diseases, id physician, infection prevention, infection control",
  ),
  row(17, "pulmonology", "Pulmonology", internal, "pulmonary, pulmonologist, pulm, pulmonary disease"),
  row(
    18,
    "hematology-oncology",
    "Hematology & Oncology",
    internal,
    "hem/onc, hem onc, oncology, oncologist, hematology, onc, medical oncology, infusion, chemo",
  ),
  row(
    19,
    "critical-care-medicine",
    "Critical Care Medicine",
    internal,
    "intensivist, pulmonary critical care, pccm",
  ),
  row(20, "allergy-immunology", "Allergy & Immunology", internal, "allergist, allergy, immunology"),
  row(
    21,
    "palliative-care",
    "Hospice & Palliative Medicine",
    internal,
    "palliative care, palliative medicine, palliative",
  ),
  row(
    30,
    "emergency-medicine",
    "Emergency Medicine",
    emergency,
    "er, ed, emergency room, emergency department, em physician, emergency dept, emergency",
  ),
  row(31, "trauma", "Trauma", emergency, "trauma center, level i trauma, trauma icu"),
  row(
    32,
    "flight-transport",
    "Flight & Critical Care Transport",
    emergency,
    "flight nurse, air medical, critical care transport, life flight",
  ),
  row(
    33,
    "ems",
    "Emergency Medical Services",
    emergency,
    "911 response, ambulance, prehospital, interfacility transport",
  ),
  row(
    40,
    "general-surgery",
    "General Surgery",
    surgical,
    "general surgeon, surgeon, surgery, acute care surgery",
  ),
  row(
    41,
    "orthopedic-surgery",
    "Orthopedic Surgery",
    surgical,
    "orthopedics, ortho, orthopedic surgeon, orthopaedics, orthopaedic surgery, orthopedic",
  ),
  row(42, "neurosurgery", "Neurosurgery", surgical, "neurosurgeon, neurological surgery"),
  row(
    43,
    "plastic-surgery",
    "Plastic Surgery",
    surgical,
    "plastic surgeon, aesthetics, reconstructive surgery",
  ),
  row(44, "urology", "Urology", surgical, "urologist"),
  row(45, "otolaryngology", "Otolaryngology", surgical, "ent, ear nose and throat, otolaryngologist"),
  row(46, "ophthalmology", "Ophthalmology", surgical, "ophthalmologist, eye surgery"),
  row(47, "vascular-surgery", "Vascular Surgery", surgical, "vascular surgeon"),
  row(48, "trauma-surgery", "Trauma Surgery", surgical, "trauma surgeon"),
  row(
    49,
    "colorectal-surgery",
    "Colon & Rectal Surgery",
    surgical,
    "colorectal surgeon, colorectal, colon and rectal surgery",
  ),
  row(
    50,
    "bariatric-surgery",
    "Bariatric Surgery",
    surgical,
    "bariatrics, bariatric surgeon, weight loss surgery",
  ),
  row(
    51,
    "transplant",
    "Transplant",
    surgical,
    "transplant surgery, transplant coordinator, organ transplant",
  ),
  row(52, "surgical-oncology", "Surgical Oncology", surgical),
  row(
    60,
    "cardiology",
    "Cardiology",
    cardio,
    "cardiologist, cardiac, noninvasive cardiology, general cardiology",
  ),
  row(61, "interventional-cardiology", "Interventional Cardiology", cardio, "interventional cardiologist"),
  row(
    62,
    "electrophysiology",
    "Cardiac Electrophysiology",
    cardio,
    "ep lab, electrophysiologist, electrophysiology",
  ),
  row(
    63,
    "cardiothoracic-surgery",
    "Cardiothoracic Surgery",
    cardio,
    "ct surgery, cardiac surgery, cvor, heart surgery, cardiovascular surgery, cardiothoracic surgeon",
  ),
  row(64, "cath-lab", "Cardiac Catheterization Lab", cardio, "cath lab, cardiac cath lab, ccl"),
  row(65, "cardiac-rehab", "Cardiac Rehabilitation", cardio, "cardiac rehab"),
  row(70, "anesthesiology", "Anesthesiology", anesthesia, "anesthesiologist, anesthesia, anesthesiologists"),
  row(
    71,
    "pain-management",
    "Pain Management",
    anesthesia,
    "interventional pain, pain medicine, pain clinic",
  ),
  row(
    80,
    "pediatrics",
    "Pediatrics",
    pediatric,
    "peds, pediatrician, pediatric, paediatrics, general pediatrics, children's",
  ),
  row(81, "neonatology", "Neonatology", pediatric, "neonatologist, neonatal-perinatal medicine"),
  row(82, "nicu", "Neonatal ICU", pediatric, "nicu, neonatal icu, neonatal intensive care, neonatal"),
  row(83, "picu", "Pediatric ICU", pediatric, "picu, pediatric icu, pediatric intensive care, cvicu peds"),
  row(
    84,
    "pediatric-emergency",
    "Pediatric Emergency Medicine",
    pediatric,
    "peds er, peds ed, pediatric er, pediatric emergency",
  ),
  row(85, "pediatric-cardiology", "Pediatric Cardiology", pediatric),
  row(
    86,
    "pediatric-hematology-oncology",
    "Pediatric Hematology & Oncology",
    pediatric,
    "peds hem/onc, pediatric oncology",
  ),
  row(87, "school-health", "School Health", pediatric, "school nurse, school based, school-based"),
  row(
    90,
    "obstetrics-gynecology",
    "Obstetrics & Gynecology",
    womens,
    "ob/gyn, obgyn, ob-gyn, obstetrics, gynecology, ob, obstetrician, gynecologist, women's health, womens health",
  ),
  row(
    91,
    "labor-delivery",
    "Labor & Delivery",
    womens,
    "l&d, l & d, labor and delivery, ldrp, l d, birthing center",
  ),
  row(
    92,
    "postpartum",
    "Postpartum & Mother-Baby",
    womens,
    "mother/baby, mother baby, postpartum, couplet care, mom/baby",
  ),
  row(93, "maternal-fetal-medicine", "Maternal-Fetal Medicine", womens, "mfm, perinatology"),
  row(94, "reproductive-endocrinology", "Reproductive Endocrinology", womens, "fertility, ivf, rei"),
  row(95, "gynecologic-oncology", "Gynecologic Oncology", womens, "gyn onc"),
  row(
    100,
    "psychiatry",
    "Psychiatry",
    behavioral,
    "psychiatrist, psych, psychiatric, mental health, behavioral health, pmhnp, psych np",
  ),
  row(
    101,
    "child-psychiatry",
    "Child & Adolescent Psychiatry",
    behavioral,
    "child psychiatrist, child psychiatry, adolescent psychiatry, adolescent psych",
  ),
  row(
    102,
    "addiction-medicine",
    "Addiction Medicine",
    behavioral,
    "substance abuse, detox, addiction, chemical dependency, substance use disorder, mat clinic",
  ),
  row(103, "geriatric-psychiatry", "Geriatric Psychiatry", behavioral, "geri psych, geropsych"),
  row(
    110,
    "medical-surgical",
    "Medical-Surgical",
    nursing,
    "med-surg, med/surg, med surg, medsurg, medical surgical, ms",
  ),
  row(
    111,
    "icu",
    "Intensive Care",
    nursing,
    "icu, micu, sicu, cvicu, ccu, critical care, intensive care unit, neuro icu, intensive care, cticu",
  ),
  row(112, "telemetry", "Telemetry", nursing, "tele, cardiac telemetry, telemetry unit"),
  row(
    113,
    "progressive-care",
    "Progressive Care",
    nursing,
    "pcu, step-down, stepdown, imcu, intermediate care, step down, imu",
  ),
  row(
    114,
    "operating-room",
    "Operating Room",
    nursing,
    "or, or nurse, circulator, circulating nurse, perioperative, periop, surgical services",
  ),
  row(
    115,
    "pacu",
    "Post-Anesthesia Care",
    nursing,
    "pacu, pre-op, preop, post-op, recovery room, pre/post, preop/pacu",
  ),
  row(116, "float-pool", "Float Pool", nursing, "float, resource pool, float rn"),
  row(117, "wound-care", "Wound Care", nursing, "wocn, wound ostomy, wound"),
  row(118, "nursing-informatics", "Nursing Informatics", nursing, "clinical informatics, informatics"),
  row(
    119,
    "nurse-education",
    "Nurse Education",
    nursing,
    "nurse educator, clinical educator, nursing instructor, staff development",
  ),
  row(
    120,
    "neuroscience-nursing",
    "Neuroscience & Stroke Unit",
    nursing,
    "neuro unit, stroke unit, neuro tele, neuro step-down",
  ),
  row(130, "home-health", "Home Health", community, "home care, homecare, home healthcare, visiting nurse"),
  row(131, "hospice", "Hospice", community, "hospice care, end of life"),
  row(
    132,
    "long-term-care",
    "Long-Term Care",
    community,
    "ltc, snf, skilled nursing, nursing home, skilled nursing facility, long term care, subacute, assisted living, memory care",
  ),
  row(
    133,
    "dialysis",
    "Dialysis",
    community,
    "hemodialysis, dialysis clinic, acute dialysis, peritoneal dialysis",
  ),
  row(
    134,
    "correctional-health",
    "Correctional Health",
    community,
    "correctional, corrections, prison, jail, detention",
  ),
  row(
    135,
    "telehealth",
    "Telehealth",
    community,
    "telemedicine, virtual care, triage nurse, telephone triage, remote patient monitoring",
  ),
  row(136, "public-health", "Public Health", community, "community health, health department"),
  row(
    137,
    "ambulatory-care",
    "Ambulatory Care",
    community,
    "clinic nurse, outpatient clinic, ambulatory, ambulatory surgery",
  ),
  row(
    138,
    "case-management",
    "Case Management",
    community,
    "utilization review, utilization management, care coordination, discharge planning",
  ),
  row(
    150,
    "radiology",
    "Radiology",
    imaging,
    "radiologist, diagnostic radiology, imaging, diagnostic imaging",
  ),
  row(
    151,
    "interventional-radiology",
    "Interventional Radiology",
    imaging,
    "ir, interventional radiologist, special procedures",
  ),
  row(152, "ct", "Computed Tomography", imaging, "ct scan, ct tech, cat scan, computed tomography"),
  row(153, "mri", "Magnetic Resonance Imaging", imaging, "mri"),
  row(154, "mammography", "Mammography", imaging, "mammo, breast imaging"),
  row(155, "ultrasound", "Ultrasound", imaging, "sonography, general ultrasound"),
  row(156, "echocardiography", "Echocardiography", imaging, "echo, cardiac sonography"),
  row(157, "nuclear-medicine", "Nuclear Medicine", imaging, "nuc med, pet/ct, pet ct"),
  row(158, "pathology", "Pathology", imaging, "pathologist, histology, cytology, anatomic pathology"),
  row(
    159,
    "clinical-laboratory",
    "Clinical Laboratory",
    imaging,
    "blood bank, microbiology, laboratory, core lab, clinical lab",
  ),
  row(160, "radiation-oncology", "Radiation Oncology", imaging, "rad onc, radiation oncologist"),
  row(
    170,
    "physical-medicine-rehabilitation",
    "Physical Medicine & Rehabilitation",
    rehab,
    "pm&r, physiatry, physiatrist, inpatient rehab, acute rehab, rehabilitation",
  ),
  row(
    171,
    "outpatient-therapy",
    "Outpatient Therapy",
    rehab,
    "outpatient rehab, outpatient ortho, outpatient physical therapy",
  ),
  row(172, "hand-therapy", "Hand Therapy", rehab, "cht, certified hand therapist"),
  row(173, "acute-care-therapy", "Acute Care Therapy", rehab, "acute care pt, acute care ot"),
  row(190, "neurology", "Neurology", other, "neurologist, neuro, stroke"),
  row(191, "dermatology", "Dermatology", other, "derm, dermatologist, skin"),
  row(192, "genetics", "Medical Genetics", other, "genetic counselor, clinical genetics"),
  row(193, "sleep-medicine", "Sleep Medicine", other, "sleep lab, polysomnography, sleep technologist"),
  row(194, "hyperbaric-medicine", "Hyperbaric Medicine", other, "undersea and hyperbaric"),
  row(
    195,
    "ambulatory-pharmacy",
    "Ambulatory Pharmacy",
    other,
    "retail pharmacy, outpatient pharmacy, community pharmacy",
  ),
  row(
    196,
    "inpatient-pharmacy",
    "Inpatient Pharmacy",
    other,
    "hospital pharmacy, iv room, sterile compounding",
  ),
  row(197, "general-dentistry", "General Dentistry", other, "family dentistry, dental clinic"),
];

/** The values of the spec's specialty select that name a whole field; each stands for its members. */
export const specialtyGroups: Record<
  string,
  { name: string; families: readonly string[]; professions: readonly ProfessionGroup[] }
> = {
  nursing: { name: "Nursing", families: [], professions: ["nursing"] },
  surgery: { name: "Surgery", families: [surgical], professions: [] },
  pediatrics: { name: "Pediatrics", families: [pediatric], professions: [] },
};

const bySlug = new Map(specialties.map((s) => [s.slug, s]));

export const findSpecialty = (slug: string | null | undefined): Specialty | null =>
  bySlug.get(slug ?? "") ?? null;
