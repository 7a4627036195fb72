import { createHash } from "node:crypto";
import { type JobDraft, toFingerprint, toSlug } from "#app/jobs/job-draft.ts";
import { drawBenefits } from "./benefits.ts";
import { drawCredentials, drawLicensing, drawSome } from "./credentials.ts";
import { type Age, planAges, toDates } from "./dates.ts";
import { writeDescription } from "./description.ts";
import { createEmployers, type Employers } from "./employers.ts";
import { drawFacts, drawWeeks, toStartDate } from "./facts.ts";
import { drawPay } from "./pay.ts";
import { type Opening, planOpenings } from "./plan.ts";
import { type Pools, readPools, type Schedule } from "./pools.ts";
import { createRandom, type Random } from "./random.ts";
import { type Reference, readReference } from "./reference.ts";
import { writeTitle } from "./title.ts";
import { fillIn } from "./wording.ts";

export const demoSource = "demo";
export const demoJobCount = 1200;

const seed = 20_260;
const urgentShare = 0.12;
const applyElsewhereShare = 0.4;
const loadStatedShare = 0.75;
const triesInPlace = 8;
const titleTries = 60;

/** The demo postings, the same at each call but for their dates, which go with `now` (UTC milliseconds). */
export function createDemoJobs(now: number): JobDraft[] {
  const random = createRandom(seed);
  const pools = readPools();
  const reference = readReference();
  const employers = createEmployers(pools, reference, random);
  const openings = planOpenings(demoJobCount, pools, reference, employers, random);
  const ages = planAges(openings.length, random);
  const known = new Set<string>();
  return openings.map((opening, index) => {
    const draft = toDraft(opening, ages[index]!, index, now, { pools, reference, random, employers, known });
    known.add(toFingerprint(draft));
    return draft;
  });
}

interface Sources {
  pools: Pools;
  reference: Reference;
  random: Random;
  employers: Employers;
  /** Fingerprints in use. */
  known: Set<string>;
}

function toDraft(planned: Opening, age: Age, index: number, now: number, sources: Sources): JobDraft {
  const { pools, reference, random } = sources;
  const schedule = pools.schedules[random.pick(planned.role.patterns)]!;
  const { opening, about, place, title, specialty, unit } = settle(planned, schedule, sources);
  const { role, type, employer, city } = opening;
  const profession = pools.professions[role.profession]!;
  const slug = toSlug(employer.name);
  const requisitionId = `${slug
    .replace(/[^a-z]/g, "")
    .slice(0, 2)
    .toUpperCase()}-${20_000 + index * 7}`;
  const { benefits, signOnBonus } = drawBenefits(opening, pools, random);
  const licensing = drawLicensing(opening, reference, random);
  const weeks = drawWeeks(opening, random);
  const startDate = toStartDate(now, random.int(2, 6));
  const credentials = drawCredentials(opening, licensing, pools, random);
  const { experienceMonths } = credentials;
  const load = role.load && random.chance(loadStatedShare) ? random.draw(role.load) : null;
  const facts = drawFacts(
    opening,
    { schedule, unit, weeks, startDate, requisitionId, signOnBonus, load, experienceMonths },
    pools,
    random,
  );
  const responsibilities = [
    ...random.shuffle(role.duties).slice(0, random.int(3, 5)),
    ...drawSome(profession.duties, random.int(1, 2), random),
  ];
  const known = { schedule, unit, name: title.name, facts, startDate, load, responsibilities };
  const descriptionHtml = writeDescription(opening, known, pools, random);
  return {
    employer: { ...about, about: employer.about.join(" "), website: `https://www.${slug}.example` },
    title: title.text,
    profession: role.profession,
    specialty,
    employmentType: type,
    workplace: role.remote ? "remote" : role.hybrid ? "hybrid" : "onsite",
    shift: schedule.shift,
    setting: role.remote ? "Remote" : role.setting,
    urgency: random.chance(urgentShare) ? "urgent" : "standard",
    ...place,
    postalCode: null,
    lat: city?.lat ?? null,
    lon: city?.lon ?? null,
    ...drawPay(opening, schedule, pools, reference, random),
    ...licensing,
    benefits,
    applyUrl: random.chance(applyElsewhereShare)
      ? `https://careers.${slug}.example/jobs/${requisitionId}`
      : null,
    ...toDates(age, now),
    descriptionHtml,
    responsibilities,
    skills: [...new Set([...role.skills, ...drawSome(profession.skills, 2, random)])].slice(0, 6),
    ...credentials,
    facts,
    source: {
      name: demoSource,
      externalId: `demo-${String(index + 1).padStart(4, "0")}`,
      url: null,
      contentHash: createHash("sha256")
        .update(title.text + descriptionHtml)
        .digest("base64url"),
    },
  };
}

/** The opening with a title, and the unit it is for, that its employer does not have in that place already. */
function settle(planned: Opening, schedule: Schedule, { pools, random, known, employers }: Sources) {
  for (let tries = 0; tries < titleTries; tries++) {
    const opening = tries < triesInPlace ? planned : employers.moveElsewhere(planned);
    const { role, employer, city } = opening;
    const about = {
      name: employer.name,
      kind: employer.kind === "agency" ? ("agency" as const) : ("direct" as const),
    };
    const place = { city: city?.name ?? null, stateCode: city?.stateCode ?? null };
    const [focus = "", prose = "", specialty = role.specialty] = random.pick(role.units).split("|");
    const title = writeTitle({ ...opening, schedule, focus, stateCode: place.stateCode }, pools, random);
    if (known.has(toFingerprint({ title: title.text, employer: about, ...place }))) continue;
    return { opening, about, place, title, specialty, unit: fillIn(prose, {}, random) };
  }
  throw new Error(`No new title for ${planned.employer.name}, ${planned.role.profession}.`);
}
