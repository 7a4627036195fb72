import type { EmploymentType, Shift } from "#app/jobs/postings/record/posting-content.ts";
import type { DemoRole, Employer, Pools, Schedule } from "./pools.ts";
import type { Random } from "./seeded-random.ts";
import { capitalize } from "./wording.ts";

interface TitleParts {
  role: DemoRole;
  employer: Employer;
  type: EmploymentType;
  schedule: Schedule;
  stateCode: string | null;
  focus: string;
}

interface Title {
  text: string;
  name: string;
}

const shiftWords: Partial<Record<Shift, string>> = {
  night: "nights",
  evening: "evenings",
  weekend: "weekends",
};
/** Long enough to match "surgeon" with "surgery". */
const stemLength = 4;
const typeNamed = 0.75;
const shiftNamed = 0.5;
/** These states call a licensed practical nurse a vocational nurse. */
const vocationalStates = new Set(["CA", "TX"]);

/** Never names pay, place or employer, or shouts in capitals (job-posting-checklist R1). */
export function writeTitle(parts: TitleParts, pools: Pools, random: Random): Title {
  const { role, employer, stateCode } = parts;
  const profession = pools.professions[role.profession]!;
  const isNight = parts.schedule.shift === "night" || /night/.test(parts.schedule.text);
  const names = (isNight && role.nightNames) || role.names || profession.names;
  const own = role.names || role.profession === "physician";
  const usesShort = !own && employer.style === 2 && profession.short !== "";
  const picked = toLocalName(usesShort ? profession.short : random.draw(names), stateCode);
  const name = picked.split(/,| \(/)[0]!;
  const focus = isSaid(parts.focus, picked) ? "" : parts.focus;
  return { text: join(employer.style, picked, focus, writeSuffix(parts, pools, random, picked)), name };
}

const toLocalName = (name: string, stateCode: string | null): string =>
  vocationalStates.has(stateCode ?? "")
    ? name
        .replace("Licensed Practical", "Licensed Vocational")
        .replace("Practical", "Vocational")
        .replace("LPN", "LVN")
    : name;

function isSaid(focus: string, name: string): boolean {
  const words = name.toLowerCase();
  const parts = focus.toLowerCase().split(/[^a-z]+/);
  const isRepeated = parts.some(
    (word) => word.length > 1 && word !== "and" && words.split(/[^a-z]+/).includes(word),
  );
  return isRepeated || parts.every((word) => words.includes(word.slice(0, stemLength)));
}

function writeSuffix({ type, schedule }: TitleParts, pools: Pools, random: Random, name: string): string {
  const types = pools.types[type];
  if (types && random.chance(typeNamed)) return random.draw(types.titles);
  const word = shiftWords[schedule.shift];
  return word && !/nocturnist/i.test(name) && random.chance(shiftNamed) ? word : "";
}

function join(style: number, name: string, focus: string, suffix: string): string {
  const loud = capitalize(suffix);
  if (style === 1) return `${name}${focus && ` – ${focus}`}${suffix && ` (${loud})`}`;
  if (style === 2) return `${name}${focus && ` – ${focus}`}${suffix && `, ${loud}`}`;
  if (style === 3 && focus && !/[,(]/.test(name + focus)) return `${focus} ${name}${suffix && ` – ${loud}`}`;
  if (style === 4) return `${name}${focus && `, ${focus}`}${suffix && ` – ${loud}`}`;
  return [name, focus, suffix].filter(Boolean).join(", ");
}
