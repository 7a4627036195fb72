import { findPhrases, toLexicon } from "#app/jobs/reading/phrases.ts";
import type { Claims } from "./typed-claims.ts";
import type { ReadingOf } from "./typed-query.ts";
import { labWords } from "./typed-roles.ts";

// What no field of a posting tells, but its words do: titles that are no profession of the catalogue, and benefits.

type Words = Pick<ReadingOf<"words">, "name" | "ways" | "isTitle">;

const list = (text: string): string[] => text.split(", ");

/** Postings write "tech" in three ways. */
const techs = ["tech", "technician", "technologist"];
const toWays = (names: string): string[] =>
  list(names).flatMap((name) =>
    name.endsWith(" tech") ? techs.map((tech) => name.replace(/tech$/, tech)) : [name],
  );

/** Must be in the title. The first is the name that is shown. */
const titles: readonly string[] = [
  "histotechnologist, histotechnician, histotech, histotechs, histology tech, histopathology tech",
  "medical laboratory technician, mlt, mlts, medical lab technician, clinical laboratory technician, clinical lab technician, med lab technician, medical lab tech",
  "echo tech, echocardiographer, cardiac sonographer, cardiac ultrasound tech, echocardiogram tech, echo sonographer, adult echo tech, echocardiography tech, rdcs",
  "vascular sonographer, vascular ultrasound tech, vascular tech, general and vascular, vascular ultrasonographer, vascular ultrasound, rvt, vascular sonography, vascular",
  "cath lab tech, cardiac cath lab tech, cath tech, cardiac cath tech, cath lab specialist, cardiovascular invasive specialist, rcis",
  "monitor tech, telemetry tech, monitor techs, tele tech, cardiac monitor tech, telemetry monitor tech, central monitor tech",
  "bone density tech, bone densitometry tech, bone density, bone densitometrist, dexa tech, dxa tech, densitometry tech",
  "anesthesia tech, anaesthesia tech",
  "dialysis tech, hemodialysis tech, patient care technician dialysis, pct dialysis, cchts, ccht",
  "sleep tech, polysomnographic tech, polysomnography tech, psg tech, rpsgt, polysomnographer",
  "director of rehab, rehab director, director of rehabilitation, rehabilitation director, director of therapy, therapy director, director of rehab services, rehab manager, rehabilitation manager, therapy manager, director of rehabilitation services",
  "medication aide, med aide, qmap, qma, certified medication aide, certified med aide",
  "diabetes educator, diabetes education, diabetes care and education specialist, cdces, cde, certified diabetes educator",
  "transplant coordinator, transplant nurse coordinator, organ procurement coordinator",
  "infection preventionist, infection control nurse, infection prevention nurse, infection control rn, infection prevention rn, infection control practitioner, infection control coordinator, infection prevention coordinator, infection control preventionist",
  "quality nurse, qa nurse, qi nurse, quality rn, qa rn, quality assurance nurse, quality improvement nurse, quality manager, quality coordinator, quality specialist, director of quality, quality director, quality improvement director, director of quality improvement, cphq, patient safety nurse, quality assurance rn",
  "first assistant, rnfa, rn first assistant, registered nurse first assistant, surgical first assistant, surgical first assist, rn first assist, csfa",
  "nursing instructor, nurse instructor, nursing faculty, nurse faculty, nursing professor, clinical nursing instructor, adjunct nursing instructor, adjunct nursing faculty, adjunct faculty, clinical instructor",
  "surgery center administrator, asc administrator, asc director, surgery center director, asc manager, ambulatory surgery center administrator, surgery center manager",
  "ophthalmic tech, ophthalmology tech, eye tech, optometric tech, ophthalmic assistant",
  "orthopedic tech, ortho tech",
  "endoscopy tech, endo tech, gi tech",
  "rehab aide, rehab tech, therapy aide, therapy tech, physical therapy aide, physical therapy tech, pt aide, pt tech, rehabilitation aide",
  "behavior tech, rbt, registered behavior tech, aba therapist, aba tech, behavioral tech",
  "EEG tech, neurodiagnostic tech, r eeg t",
  "perfusionist, perfusionists, clinical perfusionist",
  "genetic counselor, genetic counselors",
  "exercise physiologist, exercise physiologists, clinical exercise physiologist",
  "recruiter, recruiters, physician recruiter, nurse recruiter, talent acquisition, hospital recruiter",
  "HIM director, him manager, health information management director, director of health information management, health information manager, director of him",
  "scribe, medical scribe, scribes, physician scribe",
  "pathologists' assistant, pathologists assistant, pathologist assistant, pathology assistant",
  "dosimetrist, medical dosimetrist, dosimetrists",
  "athletic trainer, athletic trainers",
  "child life specialist, child life specialists, child life",
  "community health worker, community health workers, chw, promotora",
  "nurse navigator, nurse navigators, rn navigator, patient navigator, oncology navigator",
  "lactation consultant, lactation consultants, ibclc, lactation nurse",
  "clinical liaison, nurse liaison, hospice liaison, rn liaison, admissions liaison",
  "patient sitter, sitter, tele sitter, telesitter, tele-sitter, virtual sitter, patient observer, safety attendant",
  "patient transporter, transporter, patient transport",
  "credentialing specialist, credentialing coordinator, provider enrollment specialist, medical staff coordinator",
  "recreational therapist, recreation therapist, ctrs, activities director, activity director",
  "direct support professional, dsp, direct care worker, direct support worker",
  "nurse residency coordinator, residency coordinator",
  "staffing coordinator, nurse scheduler, staffing scheduler",
  "surgery scheduler, surgical scheduler",
  "dietary aide, dietary aides, food service worker",
  "legal nurse consultant, legal nurse consultants, legal nurse, nurse legal consultant, nurse paralegal",
  "health coach, health coaches, wellness coach",
  "orthotist, prosthetist, orthotists, prosthetists, orthotist prosthetist",
  "stroke coordinator, trauma program manager, trauma coordinator, stroke program coordinator",
  "nurse extern, nurse externs, nurse extern student, nursing extern, student nurse, student nurses, student nurse extern, nurse intern, nursing intern, nurse tech, nurse apprentice",
  "psychometrist, psychometrists, psychometrician",
  "medical physicist, medical physicists, therapeutic medical physicist",
  "stress test tech, stress tech, exercise stress tech, cardiac stress tech",
  "cytogenetic tech, cytogenetics tech, cytogenetics, molecular tech, molecular technologist, molecular diagnostics",
  "microbiologist, microbiologists, microbiology tech, clinical microbiologist",
  "lab assistant, lab assistants, laboratory assistant, laboratory assistants, lab aide, specimen processor, specimen processors, lab processor, medical lab assistant",
  "lab manager, laboratory manager, lab supervisor, laboratory supervisor, lab director, laboratory director, director of laboratory, director of lab services",
  "pharmacy manager, pharmacist in charge, pharmacy supervisor, director of pharmacy, pharmacy director, director of pharmacy services",
  "pharmacy intern, pharmacist intern, pharmacy interns",
  "pharmacy resident, pharmacy residency, pgy1 pharmacy, pgy2 pharmacy",
  "pharmacy buyer, pharmacy purchaser",
  "orthodontic assistant, ortho assistant, orthodontic tech",
  "dental office manager, dental practice manager",
  "dental receptionist, dental front desk, dental front office, dental scheduler",
  "dental lab tech, dental laboratory tech, denturist, denturists",
  "dental therapist, dental therapists",
  "peer support specialist, peer specialist, peer recovery specialist, recovery coach, recovery coaches, peer support, certified peer specialist",
  "massage therapist, massage therapists, lmt, licensed massage therapist",
  "acupuncturist, acupuncturists, licensed acupuncturist",
  "chiropractic assistant, chiropractic assistants, chiro assistant",
  "dietetic tech, diet tech, dtr, nutrition tech, dietetic technician registered",
  "speech-language pathology assistant, speech language pathology assistant, slpa, slpas, speech therapy assistant, speech pathology assistant, speech assistant",
  "HIM tech, health information tech, medical records tech, medical records clerk, rhit",
  "dispatcher, dispatchers, ems dispatcher, medical dispatcher, 911 dispatcher",
  "research nurse, clinical research nurse, research rn, nurse researcher",
  "forensic nurse, sane nurse, sane rn, sexual assault nurse examiner, forensic nurse examiner, nurse death investigator",
  "vascular access nurse, vascular access rn, vascular access team, picc nurse, picc rn, picc team, picc line nurse, iv team, iv team nurse",
  "burn unit, burn nurse, burn rn, burn center",
  "camp nurse, summer camp nurse, camp rn",
  "anesthesiologist assistant, anesthesiologist assistants, certified anesthesiologist assistant, caa",
  "doula, doulas",
  "neurophysiologist, surgical neurophysiologist, ionm tech, intraoperative neuromonitoring, neuromonitoring tech, ionm",
  "biomedical tech, biomed tech, biomedical equipment tech, bmet, biomed",
  "interpreter, interpreters, medical interpreter, healthcare interpreter",
  "chaplain, chaplains, hospital chaplain, hospice chaplain, spiritual care",
  "social services director, director of social services, social work manager, social work supervisor",
  "patient advocate, patient advocates, patient representative",
  "volunteer coordinator, volunteer manager",
  "radiology assistant, radiologist assistant, radiology aide, radiology tech assistant",
  "risk manager, risk management, director of risk management",
  "compliance officer, compliance manager, compliance director, director of compliance",
  "wellness director, health and wellness director, resident care director, resident services director",
  "staff development coordinator, director of staff development, dsd",
  "epidemiologist, epidemiologists",
  "health educator, health educators, community health educator",
  "environmental health specialist, sanitarian, registered sanitarian",
  "contact tracer, contact tracers, disease intervention specialist",
  "ECMO specialist, ecmo specialists, ecmo rn, ecmo tech",
  "optician, opticians, licensed optician, dispensing optician",
  "hearing aid dispenser, hearing instrument specialist, hearing aid specialist, audiology assistant",
  "cast tech, casting tech",
  "lymphedema therapist, lymphedema",
  "hyperbaric tech, hyperbaric technician, cht hyperbaric",
  "medical director, medical directors",
  "art therapist, music therapist, art therapists, music therapists, dance therapist, expressive therapist",
];

/** Anywhere in the posting. The first is the name that is shown, and phrases after the bar are only typed. */
const offers: readonly string[] = [
  "tuition | tuition reimbursement, tuition reimbursment, tuition assistance, tuition paid, paid tuition, tuition help, tuition support, tuition benefit, tuition benefits, tuition, school paid for, education assistance, education reimbursement, pays for school, pay for school, tuition paid employer, tuition program",
  "housing stipend, housing provided, housing assistance, housing allowance, free housing, furnished housing, furnished lodging, housing included, paid housing, company housing, employee housing, temporary housing | housing, housing paid, with housing, housing offered, housing available, lodging provided",
  "travel stipend, travel allowance, travel reimbursement, travel expenses, travel paid | travel covered, travel pay",
  "malpractice with tail, malpractice insurance with tail, tail coverage, tail covered, tail | malpractice tail, malpractice tail covered, tail malpractice, tail insurance, malpractice with tail coverage, tail paid",
  "malpractice | malpractice insurance, malpractice covered, malpractice paid, malpractice coverage, malpractice included",
  "mileage | mileage paid, mileage reimbursement, paid mileage, mileage reimbursed, mileage pay, gas reimbursement",
  "relocation | relocation assistance, relocation bonus, relocation package, relocation paid, relocation help, moving expenses, moving assistance, relo, relo assistance",
  "retirement plan, 401k, 401(k), 403b, 403(b), retirement match | 401k match, retirement, retirement benefits, retirement plans, 401k with match",
  "pension | pension plan, state pension",
  "child care, childcare, daycare | on site daycare, onsite daycare, onsite childcare, on site childcare, child care on site, daycare on site, childcare on site, on-site day care",
  "CME allowance, cme, ce allowance, continuing education | cme money, cme stipend",
  "self-scheduling, self scheduling | self schedule, self schedules, own schedule, make my own schedule, set my own schedule",
  "flexible scheduling, flexible schedule, flexible hours, flexible start times | flex schedule, flex hours, flex scheduling, flexibility",
  "LTAC, LTACH, long term acute care, long-term acute care hospital | ltac hospital, ltach hospital, long term acute care hospital",
  "surgery center, surgical center, ambulatory surgery, ASC | surgery centers, ambulatory surgery center, ambulatory surgical center, outpatient surgery center, asc",
  "medical insurance, health insurance, medical dental and vision | health ins, medical benefits, health benefits, med insurance",
  "shift differential, night differential, weekend differential, evening differential, night and weekend differentials, differentials | shift diff, shift diffs, shift differentials",
  "weekly pay | paid weekly, weekly paycheck, weekly pay",
  "next-day pay, next day pay, daily pay | instant pay, same day pay, paid daily, get paid daily",
];

/** What the title must have any of, for words that no title has. */
const kinds: readonly (readonly [typed: string, ways: string])[] = [
  [
    "utilization review, utilization management, utilization reviewer, prior authorization, prior authorizations, prior auth, prior auths, preauthorization, pre authorization, concurrent review, insurance review",
    "utilization review, utilization management, utilization reviewer, prior authorization, prior auth, concurrent review, appeals, nurse reviewer",
  ],
  [
    "infusion, infusion center, infusion centers, infusion clinic, infusion suite, infusion therapy, outpatient infusion",
    "infusion",
  ],
  [
    "ob vascular, ob/vascular, ob and vascular, ob or vascular, vascular ob",
    "ob, vascular, obstetric, obstetrics",
  ],
  ["clinic based, center based, clinic setting aba", "clinic based, center based"],
  [
    "med tech, med techs, medication tech, medication technician",
    "med tech, medication aide, qmap, qma, med aide",
  ],
  [
    "non-clinical, nonclinical, non clinical, anything nonclinical, non bedside, nonbedside, non-bedside, away from bedside, away from the bedside, off the bedside, leave bedside",
    "utilization review, utilization management, case manager, case management, concurrent review, appeals, informatics, clinical documentation, quality, care coordinator, infection prevention, infection preventionist, nurse educator, nurse reviewer, revenue integrity, coding",
  ],
];

function* entries(): Generator<readonly [string, Words]> {
  for (const row of titles) {
    const ways = toWays(row);
    const words = { name: list(row)[0]!, ways, isTitle: true };
    for (const way of ways) yield [way, words];
  }
  for (const [typed, ways] of kinds) {
    const words = { name: list(typed)[0]!, ways: list(ways), isTitle: true };
    for (const way of list(typed)) yield [way, words];
  }
  for (const row of offers) {
    const [said = "", typed = ""] = row.split(" | ");
    const ways = list(said);
    for (const way of [...ways, ...list(typed)]) yield [way, { name: ways[0]!, ways, isTitle: false }];
  }
}

const lexicon = toLexicon(entries());

export function readWordings(claims: Claims): ReadingOf<"words">[] {
  const tokens = claims.listTokens();
  const isSonography = tokens.some(({ word }) => /^(?:sono|ultraso)/.test(word));
  const isOfLab = tokens.some(({ word }) => labWords.has(word));
  return findPhrases(tokens, lexicon).flatMap(({ from, to, value, phrase }) => {
    const isOther = isOfLab || /^nuc(?:lear|s)?$/.test(tokens[from - 1]?.word ?? "");
    if (isOther && /^med techs?$/.test(phrase)) return [];
    if (phrase === "vascular" && !isSonography) return [];
    const last = tokens[to - 1]!;
    const claimed = claims.claim({ from: tokens[from]!.at, to: last.at + last.raw.length });
    return claimed ? [{ kind: "words" as const, ...value, ...claimed }] : [];
  });
}
