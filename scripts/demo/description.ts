import type { EmploymentType } from "#app/jobs/job-draft.ts";
import type { JobFacts } from "#app/platform/schema.ts";
import type { Opening } from "./plan.ts";
import type { Pools, Schedule } from "./pools.ts";
import type { Random } from "./random.ts";
import { capitalize, fillIn, needsAn, toLowerWords, type Words } from "./wording.ts";

interface Known {
  schedule: Schedule;
  unit: string;
  /** The name of the work as the title has it. */
  name: string;
  facts: JobFacts;
  startDate: string;
  load: string | null;
  responsibilities: readonly string[];
}

const ownWords = /\b(?:we|our|us)\b/i;
/** Not said to somebody who comes for an assignment or by the shift. */
const forStaffOnly =
  /partner|retir|open(?:ing| position)|bonus|vacanc|turnover|people stay|inherit|new staff/i;
const staffTypes = new Set<EmploymentType>(["full-time", "part-time", "temporary"]);

/** The posting's text: a layout of slots, each filled from what was written for it. Clean HTML. */
export function writeDescription(opening: Opening, known: Known, pools: Pools, random: Random): string {
  const { role, type, employer, city } = opening;
  const world = pools.worlds[role.world];
  const kind = pools.kinds[employer.kind];
  if (!world || !kind) throw new Error(`Nothing is written for ${role.world} or ${employer.kind}.`);
  const { facts, schedule } = known;
  const isAgency = employer.kind === "agency";
  const words: Words = {
    employer: employer.name,
    unit: known.unit,
    city: city?.name ?? "",
    noun: toNoun(opening, known.name, pools),
    field: role.field,
    week: String(facts.hoursPerWeek ?? schedule.week),
    weeks: String(facts.contractWeeks ?? 13),
    start: known.startDate,
    cred: String(random.int(6, 12)),
    ratio: facts.ratio ?? "",
    load: known.load ?? "",
    ehr: facts.ehr ?? "",
    hours: toHours(facts.schedule ?? ""),
    shiftHours: String(schedule.hours),
    ...toDuties(known.responsibilities),
  };
  const isStaff = staffTypes.has(type) && !isAgency;
  const used = new Set<string>();

  function draw(list: readonly string[]): string {
    for (let tries = 0; tries < list.length * 2; tries++) {
      const sentence = random.draw(list);
      if (used.has(sentence) || (isAgency && !isAgencys(list) && ownWords.test(sentence))) continue;
      if (!isStaff && list === world?.team && forStaffOnly.test(sentence)) continue;
      used.add(sentence);
      return capitalize(fillIn(sentence, words, random));
    }
    return "";
  }
  const isAgencys = (list: readonly string[]) =>
    list === kind.place || list === kind.closing || list === leads;

  const leads = pools.leads[toLeadList(opening)]!;
  const load = pools.layouts.load;
  const isAsNeeded = type === "prn" || type === "per-diem";
  const write: Record<string, () => string> = {
    lead: () => draw(leads),
    about: () => draw(role.about),
    day: () => draw(world.day),
    team: () => draw(world.team),
    learning: () => (isStaff ? draw(world.learning) : ""),
    schedule: () => draw(type === "full-time" ? schedule.prose : isAsNeeded ? load.asNeeded : load.schedule),
    type: () => drawType(),
    employer: () => (random.chance(0.5) ? employer.about[0]! : employer.about.join(" ")),
    duties: () => draw(load.duties),
    place: () => draw(kind.place),
    closing: () => draw(kind.closing),
    load: () => (isFigure(facts.ratio) ? draw(load.ratio) : isFigure(known.load) ? draw(load.volume) : ""),
    ehr: () => (facts.ehr ? draw(load.ehr) : ""),
  };

  function drawType(): string {
    const list = pools.types[type]?.prose;
    if (!list) return "";
    return staffTypes.has(type) || type === "contract" ? draw(list) : `${draw(list)} ${draw(list)}`;
  }

  const blocks = random.draw(pools.layouts.layouts).map((block) => {
    const heading =
      block.heading &&
      toHtml("h3", fillIn(random.draw(pools.layouts.headings[block.heading]!), words, random));
    if (block.list)
      return `${heading}<ul>${toPoints(known)
        .map((point) => toHtml("li", point))
        .join("")}</ul>`;
    const text = block.slots
      .map((slot) => write[slot]!())
      .filter(Boolean)
      .join(" ");
    return text && `${heading ?? ""}${toHtml("p", text)}`;
  });
  return blocks.filter(Boolean).join("\n");
}

function toLeadList({ role, employer, city }: Opening): string {
  const isWard = role.world === "ward";
  if (employer.kind === "agency") return isWard ? "agency" : "agencyOutside";
  if (!city) return "remote";
  if (role.world.startsWith("doctor")) return "doctor";
  return isWard ? "direct" : "outside";
}

function toNoun({ role }: Opening, name: string, pools: Pools): string {
  const profession = pools.professions[role.profession]!;
  if (!role.names && profession.names.length > 0 && role.profession !== "physician")
    return toLocalNoun(profession.noun, name);
  const noun = toLowerWords(name);
  return `${needsAn(noun) ? "an" : "a"} ${noun}`;
}

const toLocalNoun = (noun: string, name: string): string =>
  /Vocational|LVN/.test(name) ? noun.replace("practical", "vocational") : noun;

const isFigure = (text: string | null | undefined): boolean => /^\d/.test(text ?? "");

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const toHours = (schedule: string): string =>
  /^(?:Mon|Sat|Fri)/.test(schedule) ? schedule : lowerFirst(schedule);

function toDuties([first = "", second = "", third = ""]: readonly string[]): Words {
  return { duty: lowerFirst(first), duty2: lowerFirst(second), duty3: lowerFirst(third) };
}

function toPoints(known: Known): string[] {
  const { facts } = known;
  const points = [
    facts.schedule,
    facts.hoursPerWeek && `${facts.hoursPerWeek} hours a week`,
    facts.ratio && `Staffing: ${facts.ratio}`,
    known.load && `Volume: ${known.load}`,
    facts.call && `Call: ${facts.call}`,
    facts.ehr && `Records in ${facts.ehr}`,
    facts.startDate && `Start: ${facts.startDate}`,
  ];
  return points.filter((point): point is string => Boolean(point));
}

function toHtml(tag: string, text: string): string {
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  return `<${tag}>${escaped}</${tag}>`;
}
