import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { PayUnit } from "#app/jobs/postings/record/posting-content.ts";
import type { Opening } from "./opening.ts";
import type { Schedule } from "./pools.ts";

export const shiftWorlds = new Set(["bedside", "facility", "aide", "corrections"]);

interface Terms {
  opening: Opening;
  schedule: Schedule;
  experienceMonths: number | null;
  payUnit: PayUnit;
  call: string | undefined;
}

export type Fit = (sentence: string) => boolean;

interface Rule {
  applies: (terms: Terms) => boolean;
  excludes: RegExp;
}

const nonprofitKinds = new Set(["system", "hospital", "health-center", "behavioral"]);
const leaders = new Set(["healthcare-administrator", "nurse-manager", "clinical-nurse-specialist"]);
const serviceCorps = new Set([
  "physician",
  "nurse-practitioner",
  "physician-assistant",
  "nurse-midwife",
  "psychologist",
  "social-worker",
  "counselor",
  "dentist",
  "dental-hygienist",
]);
const independent = new Set(["psychologist", "dentist", "optometrist", "podiatrist", "chiropractor"]);

const toGroup = ({ role }: Opening) => findProfession(role.profession)?.group;
const isRemote = ({ opening }: Terms) => opening.city === null;
const isPhysician = ({ opening }: Terms) => opening.role.profession === "physician";
const isLicensed = ({ opening }: Terms) => findProfession(opening.role.profession)?.license === "state";
const isHospitalOnly = ({ opening }: Terms) => opening.employer.kind === "clinic" && !isDoctorWorld(opening);
const isDoctorWorld = ({ role }: Opening) => role.world.startsWith("doctor");
const isDayOnly = ({ schedule }: Terms) =>
  schedule.shift === "day" || schedule.shift === "evening" || /^Seven days/.test(schedule.text);
const isNightOnly = ({ schedule }: Terms) =>
  schedule.shift === "night" || /^Seven nights/.test(schedule.text);
const isAsNeeded = ({ opening }: Terms) => opening.type === "prn" || opening.type === "per-diem";

/** Privileges and payer enrollment take about 90 days. */
export const needsPrivileges = (opening: Opening): boolean =>
  ["physician", "advanced-practice"].includes(toGroup(opening) ?? "");

export const isLeader = ({ role }: Opening): boolean =>
  leaders.has(role.profession) || role.specialty === "nurse-education";

export const isWeekdays = ({ text }: Schedule): boolean =>
  /weekday|Monday to Friday|School days/i.test(text) && !/weekend/.test(text);

const takesCall =
  /\bpost-call|\b(?:take|share|first|trauma|STEMI|fracture|phone|emergency|light|stroke|hospital) call\b|call (?:as assigned|rotation|with|is)|on[- ]call/i;

const rules: readonly Rule[] = [
  { applies: isDayOnly, excludes: /\bnights?\b|overnight|midnight/i },
  {
    applies: isNightOnly,
    excludes: /lunch|\bnoon|morning|afternoon|evening|daytime|weekday|\bclinic\b|\bmeetings? weekly/i,
  },
  {
    applies: ({ schedule }) => isWeekdays(schedule),
    excludes: /weekend|holiday (?:rotation|schedule)|other holiday/i,
  },
  {
    applies: ({ schedule }) => schedule.shift === "weekend",
    excludes: /(?:third|other|a) weekend|weekday|Monday/i,
  },
  {
    applies: ({ schedule }) => !schedule.text.startsWith("Monday to Friday"),
    excludes: /8 am to 5 pm|four and a half|closes (?:for|at)|closed on|Four-day week/,
  },
  { applies: ({ schedule }) => isWeekdays(schedule), excludes: /Self-scheduling|differential/ },
  {
    applies: (terms) => !isWeekdays(terms.schedule) && !isRemote(terms),
    excludes: /Flexible start times/,
  },
  {
    applies: isRemote,
    excludes:
      /parking|childcare|transit|commuter|relocat|J-1|H-1B|\bsites?\b|campus|shadow|\btour\b|building|housing|cafeteria|lounge|uniform|meals|rounding|flu and|bedside|medical staff|transfer/i,
  },
  {
    applies: (terms) => isRemote(terms) && !isLicensed(terms),
    excludes:
      /licens|\bCE\b|medical director|guideline|protocol|case conference|practice (?:cases|session)|emergency/i,
  },
  {
    applies: (terms) => !isLicensed(terms),
    excludes: /^License|license (?:fees|and|reimb)|malpractice|DEA/i,
  },
  {
    applies: ({ opening }) => !needsPrivileges(opening) && !independent.has(opening.role.profession),
    excludes: /^Malpractice/,
  },
  {
    applies: ({ opening }) => !serviceCorps.has(opening.role.profession),
    excludes: /National Health Service/,
  },
  {
    applies: ({ experienceMonths }) => Boolean(experienceMonths),
    excludes: /new graduates?|no experience|Residency stipend|new to dialysis|clinical fellow/i,
  },
  {
    applies: (terms) => terms.experienceMonths !== 0 || isAsNeeded(terms) || isPhysician(terms),
    excludes: /After graduation/,
  },
  { applies: ({ opening }) => opening.role.world === "field", excludes: /meals on shift/ },
  { applies: ({ opening }) => !nonprofitKinds.has(opening.employer.kind), excludes: /40?[35]7?\(b\)|PSLF/ },
  { applies: ({ opening }) => nonprofitKinds.has(opening.employer.kind), excludes: /401\(k\)|Partnership/ },
  {
    applies: (terms) => !isPhysician(terms) || terms.opening.employer.kind !== "clinic",
    excludes: /Partnership/,
  },
  { applies: ({ payUnit }) => payUnit !== "year", excludes: /wRVU/ },
  { applies: (terms) => !isPhysician(terms) || terms.opening.type !== "full-time", excludes: /J-1|H-1B/ },
  {
    applies: (terms) => isAsNeeded(terms),
    excludes: /PTO|40[13]\(|Medical|Guaranteed|Completion|housing|on[- ]call nights/i,
  },
  { applies: (terms) => isAsNeeded(terms) || /^No/.test(terms.call ?? ""), excludes: takesCall },
  {
    applies: ({ opening }) => opening.type !== "full-time",
    excludes: /\b(?:a|one|two|three|four|five)(?: to \w+)? days? (?:a|per) week|half days?|Full-time crew/,
  },
  {
    applies: ({ schedule }) =>
      schedule.week < 30 || schedule.shift === "7on7off" || /6:45|School/.test(schedule.text),
    excludes: /PTO/,
  },
  {
    applies: ({ opening }) => opening.role.world === "office" && !isLeader(opening),
    excludes:
      /analyst|approve spending|bonus|90-day|Month-end|rounding|Travel between|leaders|[Cc]onference|incentive|Relocation|Leadership/,
  },
  {
    applies: ({ opening }) =>
      toGroup(opening) === "support" || opening.role.profession === "medical-secretary",
    excludes: /incentive|dues and conference|Relocation|OASIS|Certification in|lines, drains|specialist can/i,
  },
  {
    applies: ({ opening }) => needsPrivileges(opening),
    excludes:
      /three weeks from|same day\.|paid shift|Orientation groups|two weeks of the first|Within 30 days|Next orient/,
  },
  { applies: (terms) => !isLicensed(terms), excludes: /credentialed/ },
  { applies: ({ opening }) => !needsPrivileges(opening), excludes: /About 90 days/ },
  { applies: ({ opening }) => opening.employer.kind === "correctional", excludes: /Within 30 days/ },
  { applies: isHospitalOnly, excludes: /inpatient|\bED\b|\bfloors?\b|transporter|hospitals/i },
  {
    applies: ({ opening }) =>
      opening.role.world === "bedside" && /^(?:CA|OR)$/.test(opening.city?.stateCode ?? ""),
    excludes: /four to six|four to five/,
  },
  {
    applies: ({ opening }) => /Skilled nursing/.test(opening.role.setting) && isDoctorWorld(opening),
    excludes: /\bclinic\b|template|medical assistants|Hospitalists|New visits/i,
  },
];

export function createFit(terms: Terms): Fit {
  const patterns = rules.filter((rule) => rule.applies(terms)).map((rule) => rule.excludes);
  return (sentence) => !patterns.some((pattern) => pattern.test(sentence));
}
