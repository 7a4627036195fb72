import { createHash } from "node:crypto";
import { type PostingContent, toFingerprint } from "#app/jobs/postings/record/posting-content.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { deniesUrgent } from "../../app/jobs/reading/urgency.ts";
import { drawBenefits } from "./benefits.ts";
import { drawCredentials, drawExperience, drawLicensing, drawSome } from "./demo-credentials.ts";
import { type Age, planAges, toDemoDates } from "./demo-dates.ts";
import { drawCall, drawFacts, drawLeadWeeks, drawWeeks, toStartDate } from "./demo-facts.ts";
import { drawPay } from "./demo-pay.ts";
import { type DemoReference, readDemoReference } from "./demo-reference.ts";
import { writeDescription } from "./description.ts";
import { createEmployers, type Employers } from "./employers.ts";
import { createFit } from "./fit.ts";
import type { Opening } from "./opening.ts";
import { planOpenings } from "./plan.ts";
import { type Pools, readPools } from "./pools.ts";
import { createRandom, type Random } from "./seeded-random.ts";
import { settleOpening } from "./settle.ts";

export const demoSource = "demo";
export const demoJobCount = 1200;

const seed = 20_260;
// Of those whose stated start allows it.
const urgentShare = 0.2;
const applyElsewhereShare = 0.4;
const loadStatedShare = 0.75;
const leastDuties = 3;

/** Returns the same postings on every call, except for dates, which follow `now` (UTC milliseconds). */
export function createDemoJobs(now: number): PostingContent[] {
  const random = createRandom(seed);
  const pools = readPools();
  const reference = readDemoReference();
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
  reference: DemoReference;
  random: Random;
  employers: Employers;
  known: Set<string>;
}

function toDraft(planned: Opening, age: Age, index: number, now: number, sources: Sources): PostingContent {
  const { pools, reference, random } = sources;
  const schedule = pools.schedules[random.pick(planned.role.patterns)]!;
  const { opening, about, place, title, specialty, unit, beds } = settleOpening(planned, schedule, sources);
  const { role, type, employer, city } = opening;
  const profession = pools.professions[role.profession]!;
  const slug = toSlug(employer.name);
  const requisitionId = `${slug
    .replace(/[^a-z]/g, "")
    .slice(0, 2)
    .toUpperCase()}-${20_000 + index * 7}`;
  const call = drawCall(opening, random);
  const experienceMonths = drawExperience(opening, pools, random);
  const { pay, parts, leastYearly } = drawPay(opening, schedule, pools, reference, random);
  const { payUnit } = pay;
  const canSay = createFit({ opening, schedule, experienceMonths, payUnit, call });
  const { benefits, signOnBonus } = drawBenefits(opening, { canSay, leastYearly }, pools, random);
  const licensing = drawLicensing(opening, reference, random);
  const weeks = drawWeeks(opening, random);
  const leadWeeks = drawLeadWeeks(opening, random);
  const startDate = toStartDate(now, leadWeeks);
  const credentials = drawCredentials(
    opening,
    licensing,
    { schedule, canSay, experienceMonths },
    pools,
    random,
  );
  const statesLoad = !["part-time", "prn", "per-diem"].includes(type);
  const load = role.load && statesLoad && random.chance(loadStatedShare) ? random.draw(role.load) : null;
  const drawn = drawFacts(
    opening,
    {
      canSay,
      schedule,
      unit,
      weeks,
      startDate,
      requisitionId,
      signOnBonus,
      load,
      call,
      payUnit,
      benefits,
    },
    pools,
    random,
  );
  const facts = { ...drawn, ...parts };
  const own = random.shuffle(role.duties.filter(canSay)).slice(0, random.int(3, 5));
  const responsibilities = [
    ...own,
    ...drawSome(
      profession.duties.filter(canSay),
      Math.max(random.int(1, 2), leastDuties - own.length),
      random,
    ),
  ];
  const known = {
    canSay,
    schedule,
    unit,
    beds,
    name: title.name,
    facts,
    startDate,
    credentialingWeeks: leadWeeks - 2,
    load,
    responsibilities,
  };
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
    urgency: random.chance(urgentShare) && !deniesUrgent(facts.startDate) ? "urgent" : "standard",
    ...place,
    postalCode: null,
    lat: city?.lat ?? null,
    lon: city?.lon ?? null,
    morePlaces: [],
    ...pay,
    ...licensing,
    benefits,
    applyUrl: random.chance(applyElsewhereShare)
      ? `https://careers.${slug}.example/jobs/${requisitionId}`
      : null,
    ...toDemoDates(age, now),
    confirmedBy: "feed",
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
