import { toFingerprint } from "#app/jobs/postings/record/posting-content.ts";
import { writeTitle } from "./demo-title.ts";
import { type Employers, toBeds } from "./employers.ts";
import type { Opening } from "./opening.ts";
import type { Employer, Pools, Schedule } from "./pools.ts";
import type { Random } from "./seeded-random.ts";
import { fillWords } from "./wording.ts";

const triesInPlace = 8;
const titleTries = 60;

interface Sources {
  pools: Pools;
  random: Random;
  employers: Employers;
  known: ReadonlySet<string>;
}

export function settleOpening(
  planned: Opening,
  schedule: Schedule,
  { pools, random, known, employers }: Sources,
) {
  for (let tries = 0; tries < titleTries; tries++) {
    const opening = tries < triesInPlace ? planned : employers.moveElsewhere(planned);
    const { role, employer, city } = opening;
    const about = {
      name: employer.name,
      kind: employer.kind === "agency" ? ("agency" as const) : ("direct" as const),
    };
    const place = { city: city?.name ?? null, stateCode: city?.stateCode ?? null };
    const beds = toBeds(employer) ?? random.int(12, 38) * 10;
    const fitting = role.units.map(toUnit).filter((unit) => fitsEmployer(unit, employer));
    if (fitting.length === 0) continue;
    const { focus, prose, specialty = role.specialty } = random.pick(fitting);
    const title = writeTitle({ ...opening, schedule, focus, stateCode: place.stateCode }, pools, random);
    const unit = fillWords(prose, { beds: String(beds) }, random);
    if (!fitsBeds(unit, employer)) continue;
    if (known.has(toFingerprint({ title: title.text, employer: about, ...place }))) continue;
    return { opening, about, place, title, specialty, unit, beds };
  }
  throw new Error(`No new title for ${planned.employer.name}, ${planned.role.profession}.`);
}

interface Unit {
  focus: string;
  prose: string;
  specialty: string | undefined;
  kinds: readonly string[];
}

function toUnit(text: string): Unit {
  const [focus = "", prose = "", specialty, kinds] = text.split("|");
  return { focus, prose, specialty: specialty || undefined, kinds: kinds?.split(" ") ?? [] };
}

const fitsEmployer = ({ kinds }: Unit, { kind }: Employer): boolean =>
  kinds.length === 0 || kind === "agency" || kinds.includes(kind);

/** A unit has at most a third of its hospital's beds. */
function fitsBeds(unit: string, employer: Employer): boolean {
  const total = toBeds(employer);
  const own = Number(unit.match(/\b(\d+)-(?:bed|bay|room|station)/)?.[1] ?? 0);
  return total === null || own <= total / 3 || unit === `${total}-bed hospital`;
}
