import { findPhrases, toLexicon } from "#app/jobs/reading/phrases.ts";
import type { Claims } from "./typed-claims.ts";
import type { ReadingOf } from "./typed-query.ts";

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
  "vascular sonographer, vascular ultrasound tech, vascular tech, general and vascular, vascular ultrasonographer, vascular ultrasound, rvt, vascular sonography",
  "cath lab tech, cardiac cath lab tech, cath tech, cardiac cath tech, cath lab specialist, cardiovascular invasive specialist, rcis",
  "monitor tech, telemetry tech, monitor techs, tele tech, cardiac monitor tech, telemetry monitor tech, central monitor tech",
  "bone density tech, bone densitometry tech, dexa tech, dxa tech, densitometry tech",
  "anesthesia tech, anaesthesia tech",
  "dialysis tech, hemodialysis tech, patient care technician dialysis, pct dialysis, cchts, ccht",
  "sleep tech, polysomnographic tech, polysomnography tech, psg tech, rpsgt, polysomnographer",
  "director of rehab, rehab director, director of rehabilitation, rehabilitation director, director of therapy, therapy director, director of rehab services, rehab manager, rehabilitation manager, therapy manager, director of rehabilitation services",
  "medication aide, med aide, qmap, certified medication aide, certified med aide",
  "diabetes educator, diabetes education, diabetes care and education specialist, cdces, cde, certified diabetes educator",
  "transplant coordinator, transplant nurse coordinator, organ procurement coordinator",
  "infection preventionist, infection control nurse, infection prevention nurse, infection control rn, infection prevention rn, infection control practitioner, infection control coordinator, infection prevention coordinator, infection control preventionist",
  "quality nurse, qa nurse, qi nurse, quality rn, qa rn, quality assurance nurse, quality improvement nurse, quality manager, quality coordinator, quality specialist, director of quality, quality director, patient safety nurse, quality assurance rn",
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
  "patient sitter, sitter, patient observer, safety attendant",
  "patient transporter, transporter, patient transport",
  "credentialing specialist, credentialing coordinator, provider enrollment specialist, medical staff coordinator",
  "recreational therapist, recreation therapist, ctrs, activities director, activity director",
  "direct support professional, dsp, direct care worker, direct support worker",
  "nurse residency coordinator, residency coordinator",
  "staffing coordinator, nurse scheduler, staffing scheduler",
  "surgery scheduler, surgical scheduler",
  "dietary aide, dietary aides, food service worker",
  "legal nurse consultant, legal nurse consultants",
  "health coach, health coaches, wellness coach",
  "orthotist, prosthetist, orthotists, prosthetists, orthotist prosthetist",
  "stroke coordinator, trauma program manager, trauma coordinator, stroke program coordinator",
  "prior authorization specialist, prior authorization nurse, prior auth nurse, prior auth specialist",
];

/** Anywhere in the posting. The first is the name that is shown, and phrases after the bar are only typed. */
const offers: readonly string[] = [
  "tuition | tuition reimbursement, tuition reimbursment, tuition assistance, tuition paid, paid tuition, tuition help, tuition support, tuition benefit, tuition benefits, tuition, school paid for, education assistance, education reimbursement, pays for school, pay for school, tuition paid employer, tuition program",
  "housing stipend, housing provided, housing assistance, housing allowance, free housing, furnished housing, furnished lodging, housing included, paid housing, company housing, employee housing, temporary housing | housing, housing paid, with housing, housing offered, housing available, lodging provided",
  "malpractice with tail, malpractice insurance with tail, tail coverage, tail covered, tail | malpractice tail, malpractice tail covered, tail malpractice, tail insurance, malpractice with tail coverage, tail paid",
  "malpractice | malpractice insurance, malpractice covered, malpractice paid, malpractice coverage, malpractice included",
  "mileage | mileage paid, mileage reimbursement, paid mileage, mileage reimbursed, mileage pay, gas reimbursement",
  "relocation | relocation assistance, relocation bonus, relocation package, relocation paid, relocation help, moving expenses, moving assistance, relo, relo assistance",
  "retirement plan, 401k, 401(k), 403b, 403(b), retirement match | 401k match",
  "pension | pension plan, state pension",
  "child care, childcare, daycare | on site daycare, onsite daycare, onsite childcare, on site childcare, child care on site",
  "CME allowance, cme, ce allowance, continuing education | cme money, cme stipend",
  "self-scheduling, self scheduling | self schedule, self schedules, own schedule, make my own schedule, set my own schedule",
  "flexible scheduling, flexible schedule, flexible hours, flexible start times | flex schedule, flex hours, flex scheduling, flexibility",
  "weekly pay | paid weekly, weekly paycheck, weekly pay",
  "next-day pay, next day pay, daily pay | instant pay, same day pay, paid daily, get paid daily",
];

function* entries(): Generator<readonly [string, Words]> {
  for (const row of titles) {
    const ways = toWays(row);
    const words = { name: list(row)[0]!, ways, isTitle: true };
    for (const way of ways) yield [way, words];
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
  return findPhrases(tokens, lexicon).flatMap(({ from, to, value }) => {
    const last = tokens[to - 1]!;
    const claimed = claims.claim({ from: tokens[from]!.at, to: last.at + last.raw.length });
    return claimed ? [{ kind: "words" as const, ...value, ...claimed }] : [];
  });
}
