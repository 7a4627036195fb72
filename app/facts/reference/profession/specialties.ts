import type { ProfessionGroup } from "./professions.ts";

export interface Specialty {
  /** Stored in search entries: never reuse or renumber (1 to 1023; 0 is unknown). */
  code: number;
  slug: string;
  name: string;
  family: string;
}

function row(code: number, slug: string, name: string, family: string): Specialty {
  return { code, slug, name, family };
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

export const specialties: readonly Specialty[] = [
  row(1, "family-medicine", "Family Medicine", primary),
  row(2, "primary-care", "Primary Care", primary),
  row(3, "geriatrics", "Geriatric Medicine", primary),
  row(4, "urgent-care", "Urgent Care", primary),
  row(5, "preventive-medicine", "Preventive Medicine", primary),
  row(6, "occupational-medicine", "Occupational Medicine", primary),
  row(7, "sports-medicine", "Sports Medicine", primary),
  row(10, "internal-medicine", "Internal Medicine", internal),
  row(11, "hospital-medicine", "Hospital Medicine", internal),
  row(12, "gastroenterology", "Gastroenterology", internal),
  row(13, "nephrology", "Nephrology", internal),
  row(14, "endocrinology", "Endocrinology", internal),
  row(15, "rheumatology", "Rheumatology", internal),
  row(16, "infectious-disease", "Infectious Disease", internal),
  row(17, "pulmonology", "Pulmonology", internal),
  row(18, "hematology-oncology", "Hematology & Oncology", internal),
  row(19, "critical-care-medicine", "Critical Care Medicine", internal),
  row(20, "allergy-immunology", "Allergy & Immunology", internal),
  row(21, "palliative-care", "Hospice & Palliative Medicine", internal),
  row(30, "emergency-medicine", "Emergency Medicine", emergency),
  row(31, "trauma", "Trauma", emergency),
  row(32, "flight-transport", "Flight & Critical Care Transport", emergency),
  row(33, "ems", "Emergency Medical Services", emergency),
  row(40, "general-surgery", "General Surgery", surgical),
  row(41, "orthopedic-surgery", "Orthopedic Surgery", surgical),
  row(42, "neurosurgery", "Neurosurgery", surgical),
  row(43, "plastic-surgery", "Plastic Surgery", surgical),
  row(44, "urology", "Urology", surgical),
  row(45, "otolaryngology", "Otolaryngology", surgical),
  row(46, "ophthalmology", "Ophthalmology", surgical),
  row(47, "vascular-surgery", "Vascular Surgery", surgical),
  row(48, "trauma-surgery", "Trauma Surgery", surgical),
  row(49, "colorectal-surgery", "Colon & Rectal Surgery", surgical),
  row(50, "bariatric-surgery", "Bariatric Surgery", surgical),
  row(51, "transplant", "Transplant", surgical),
  row(52, "surgical-oncology", "Surgical Oncology", surgical),
  row(60, "cardiology", "Cardiology", cardio),
  row(61, "interventional-cardiology", "Interventional Cardiology", cardio),
  row(62, "electrophysiology", "Cardiac Electrophysiology", cardio),
  row(63, "cardiothoracic-surgery", "Cardiothoracic Surgery", cardio),
  row(64, "cath-lab", "Cardiac Catheterization Lab", cardio),
  row(65, "cardiac-rehab", "Cardiac Rehabilitation", cardio),
  row(70, "anesthesiology", "Anesthesiology", anesthesia),
  row(71, "pain-management", "Pain Management", anesthesia),
  row(80, "pediatrics", "Pediatrics", pediatric),
  row(81, "neonatology", "Neonatology", pediatric),
  row(82, "nicu", "Neonatal ICU", pediatric),
  row(83, "picu", "Pediatric ICU", pediatric),
  row(84, "pediatric-emergency", "Pediatric Emergency Medicine", pediatric),
  row(85, "pediatric-cardiology", "Pediatric Cardiology", pediatric),
  row(86, "pediatric-hematology-oncology", "Pediatric Hematology & Oncology", pediatric),
  row(87, "school-health", "School Health", pediatric),
  row(90, "obstetrics-gynecology", "Obstetrics & Gynecology", womens),
  row(91, "labor-delivery", "Labor & Delivery", womens),
  row(92, "postpartum", "Postpartum & Mother-Baby", womens),
  row(93, "maternal-fetal-medicine", "Maternal-Fetal Medicine", womens),
  row(94, "reproductive-endocrinology", "Reproductive Endocrinology", womens),
  row(95, "gynecologic-oncology", "Gynecologic Oncology", womens),
  row(100, "psychiatry", "Psychiatry", behavioral),
  row(101, "child-psychiatry", "Child & Adolescent Psychiatry", behavioral),
  row(102, "addiction-medicine", "Addiction Medicine", behavioral),
  row(103, "geriatric-psychiatry", "Geriatric Psychiatry", behavioral),
  row(110, "medical-surgical", "Medical-Surgical", nursing),
  row(111, "icu", "Intensive Care", nursing),
  row(112, "telemetry", "Telemetry", nursing),
  row(113, "progressive-care", "Progressive Care", nursing),
  row(114, "operating-room", "Operating Room", nursing),
  row(115, "pacu", "Post-Anesthesia Care", nursing),
  row(116, "float-pool", "Float Pool", nursing),
  row(117, "wound-care", "Wound Care", nursing),
  row(118, "nursing-informatics", "Nursing Informatics", nursing),
  row(119, "nurse-education", "Nurse Education", nursing),
  row(120, "neuroscience-nursing", "Neuroscience & Stroke Unit", nursing),
  row(130, "home-health", "Home Health", community),
  row(131, "hospice", "Hospice", community),
  row(132, "long-term-care", "Long-Term Care", community),
  row(133, "dialysis", "Dialysis", community),
  row(134, "correctional-health", "Correctional Health", community),
  row(135, "telehealth", "Telehealth", community),
  row(136, "public-health", "Public Health", community),
  row(137, "ambulatory-care", "Ambulatory Care", community),
  row(138, "case-management", "Case Management", community),
  row(150, "radiology", "Radiology", imaging),
  row(151, "interventional-radiology", "Interventional Radiology", imaging),
  row(152, "ct", "Computed Tomography", imaging),
  row(153, "mri", "Magnetic Resonance Imaging", imaging),
  row(154, "mammography", "Mammography", imaging),
  row(155, "ultrasound", "Ultrasound", imaging),
  row(156, "echocardiography", "Echocardiography", imaging),
  row(157, "nuclear-medicine", "Nuclear Medicine", imaging),
  row(158, "pathology", "Pathology", imaging),
  row(159, "clinical-laboratory", "Clinical Laboratory", imaging),
  row(160, "radiation-oncology", "Radiation Oncology", imaging),
  row(170, "physical-medicine-rehabilitation", "Physical Medicine & Rehabilitation", rehab),
  row(171, "outpatient-therapy", "Outpatient Therapy", rehab),
  row(172, "hand-therapy", "Hand Therapy", rehab),
  row(173, "acute-care-therapy", "Acute Care Therapy", rehab),
  row(190, "neurology", "Neurology", other),
  row(191, "dermatology", "Dermatology", other),
  row(192, "genetics", "Medical Genetics", other),
  row(193, "sleep-medicine", "Sleep Medicine", other),
  row(194, "hyperbaric-medicine", "Hyperbaric Medicine", other),
  row(195, "ambulatory-pharmacy", "Ambulatory Pharmacy", other),
  row(196, "inpatient-pharmacy", "Inpatient Pharmacy", other),
  row(197, "general-dentistry", "General Dentistry", other),
];

/** Filter values that name a whole field and find all of its members. */
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

export const specialtyOptions = [
  ...specialties.map(({ slug, name }) => ({ value: slug, label: name })),
  ...Object.entries(specialtyGroups)
    .filter(([slug]) => !specialties.some((specialty) => specialty.slug === slug))
    .map(([slug, group]) => ({ value: slug, label: group.name })),
  // `localeCompare` would load its tables, 16 ms of a search's start, and these are plain English.
].sort((a, b) => (a.label < b.label ? -1 : 1));
