import type { EmploymentType } from "#app/jobs/postings/record/posting-content.ts";
import { type Known, toDescriptionWords } from "./description-words.ts";
import type { Opening } from "./opening.ts";
import type { Pools } from "./pools.ts";
import type { Random } from "./seeded-random.ts";
import { capitalize, fillWords } from "./wording.ts";

interface Slots {
  write(slot: string): string;
  heading(name: string): string;
}

const ownWords = /\b(?:we|our|us)\b/i;
const forStaffOnly =
  /partner|retir|opened|bonus|turnover|years|career|plan to stay|build to|new (?:hire|staff|colleague|clinician|nurse)/i;
const staffTypes = new Set<EmploymentType>(["full-time", "part-time", "temporary"]);
const oneSentenceTypes = new Set<EmploymentType>([...staffTypes, "contract"]);

/** Draws each sentence at most once per posting. */
export function createSlots(opening: Opening, known: Known, pools: Pools, random: Random): Slots {
  const { role, type, employer } = opening;
  const world = pools.worlds[role.world];
  const kind = pools.kinds[employer.kind];
  if (!world || !kind) throw new Error(`Nothing is written for ${role.world} or ${employer.kind}.`);
  const { facts, schedule } = known;
  const { load, headings } = pools.layouts;
  const leads = pools.leads[toLeadList(opening)]!;
  const words = toDescriptionWords(opening, known, pools);
  const isAgency = employer.kind === "agency";
  const isStaff = staffTypes.has(type) && !isAgency;
  const isAsNeeded = type === "prn" || type === "per-diem";
  const agencysOwn = new Set([leads, kind.place, kind.closing]);
  const used = new Set<string>();

  function isFit(sentence: string, list: string[]): boolean {
    if (used.has(sentence) || !known.canSay(sentence)) return false;
    if (isAgency && !agencysOwn.has(list) && ownWords.test(sentence)) return false;
    return isStaff || (list !== world!.team && list !== world!.day) || !forStaffOnly.test(sentence);
  }

  function draw(list: string[]): string {
    for (let tries = 0; tries < list.length * 2; tries++) {
      const sentence = random.draw(list);
      if (!isFit(sentence, list)) continue;
      used.add(sentence);
      return capitalize(fillWords(sentence, words, random));
    }
    return "";
  }

  function drawType(): string {
    const list = pools.types[type]?.prose;
    if (!list) return "";
    return oneSentenceTypes.has(type) ? draw(list) : `${draw(list)} ${draw(list)}`;
  }

  const slots: Record<string, () => string> = {
    lead: () => draw(leads),
    about: () => draw(role.about),
    day: () => draw(world.day),
    team: () => draw(world.team),
    learning: () => (isStaff ? draw(world.learning) : ""),
    schedule: () => draw(type === "full-time" ? schedule.prose : isAsNeeded ? load.asNeeded : load.schedule),
    type: drawType,
    employer: () => (random.chance(0.5) ? employer.about[0]! : employer.about.join(" ")),
    duties: () => draw(load.duties),
    place: () => draw(kind.place),
    closing: () => draw(kind.closing),
    load: () => (isFigure(facts.ratio) ? draw(load.ratio) : isFigure(known.load) ? draw(load.volume) : ""),
    ehr: () => (facts.ehr ? draw(load.ehr) : ""),
  };
  return {
    write: (slot) => slots[slot]!(),
    heading: (name) => fillWords(random.draw(headings[name]!), words, random),
  };
}

function toLeadList({ role, employer, city }: Opening): string {
  const isBedside = role.world === "bedside";
  if (employer.kind === "agency") return isBedside ? "agency" : "agencyOutside";
  if (!city) return "remote";
  if (role.world.startsWith("doctor")) return "doctor";
  return isBedside ? "direct" : "outside";
}

const isFigure = (text: string | null | undefined): boolean => /^\d/.test(text ?? "");
