import { findProfession, type ProfessionGroup } from "#app/specialties/professions.ts";
import { drawSome } from "./credentials.ts";
import type { Opening } from "./plan.ts";
import type { Pools } from "./pools.ts";
import type { Random } from "./random.ts";
import { fillIn } from "./wording.ts";

const listByGroup: Record<ProfessionGroup, string> = {
  physician: "physician",
  "advanced-practice": "advanced",
  nursing: "nursing",
  therapy: "professional",
  diagnostic: "allied",
  pharmacy: "professional",
  behavioral: "professional",
  emergency: "support",
  dental: "professional",
  support: "support",
  administration: "office",
};

const bonusLists: Partial<Record<ProfessionGroup, string>> = {
  physician: "doctorBonus",
  "advanced-practice": "advancedBonus",
};
const bonusShare = 0.38;
const supportProfessions = new Set([
  "nursing-assistant",
  "medical-secretary",
  "psychiatric-technician",
  "dental-assistant",
]);

interface Benefits {
  benefits: string[];
  signOnBonus: string | null;
}

/** What comes with the work, the most telling first: cards show the first two. */
export function drawBenefits(opening: Opening, pools: Pools, random: Random): Benefits {
  const lists = pools.benefits;
  const write = (sentence: string) => fillIn(sentence, {}, random);
  const { role, type, employer } = opening;
  const { group } = findProfession(role.profession)!;
  if (type === "travel" || type === "locum" || employer.kind === "agency") {
    const isLocum = group === "physician" || group === "advanced-practice";
    const list = lists[isLocum ? "locum" : type === "travel" ? "travel" : "agency"]!;
    return { benefits: drawSome(list, random.int(2, 5), random).map(write), signOnBonus: null };
  }
  if (type === "prn" || type === "per-diem") {
    return { benefits: drawSome(lists.shiftWork!, random.int(1, 3), random).map(write), signOnBonus: null };
  }
  const isSupport = supportProfessions.has(role.profession) || listByGroup[group] === "support";
  const own = lists[isSupport ? "support" : listByGroup[group]]!;
  const isPermanent = type === "full-time";
  const bonuses = lists[isSupport ? "supportBonus" : (bonusLists[group] ?? "bonus")]!;
  const signOnBonus = isPermanent && random.chance(bonusShare) ? write(random.draw(bonuses)) : null;
  const benefits = [
    signOnBonus,
    ...(employer.kind === "health-center" ? drawSome(lists.healthCenter!, 1, random) : []),
    ...(role.remote ? drawSome(lists.remote!, random.int(1, 2), random) : []),
    ...drawSome(own, random.int(1, isPermanent ? 4 : 2), random),
    ...drawSome(lists.common!, random.int(1, 3), random),
  ].filter((text): text is string => Boolean(text));
  return { benefits: withoutRepeats(benefits.map(write)), signOnBonus };
}

/** One of a kind: not two retirement plans, nor two lines on time off. */
function withoutRepeats(benefits: readonly string[]): string[] {
  const kinds = [
    /40[13]\(/,
    /PTO/,
    /Medical, dental/,
    /[Ll]oan (?:re|for)/,
    /[Mm]alpractice/,
    /[Tt]uition/,
    /[Ss]chedul/,
  ];
  const seen = new Set<number>();
  return [...new Set(benefits)].filter((benefit) => {
    const kind = kinds.findIndex((pattern) => pattern.test(benefit));
    if (kind < 0) return true;
    const isNew = !seen.has(kind);
    seen.add(kind);
    return isNew;
  });
}
