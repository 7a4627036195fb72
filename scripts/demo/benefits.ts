import { findProfession, type ProfessionGroup } from "#app/facts/reference/profession/professions.ts";
import type { Fit } from "./fit.ts";
import type { Opening } from "./opening.ts";
import type { Pools } from "./pools.ts";
import type { Random } from "./seeded-random.ts";
import { fillWords } from "./wording.ts";

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

const bonusChance = 0.38;
/** Shares of a year's pay; no list goes above 15% (physicians: 30%). */
const bonusShares = { physician: [0.06, 0.2], other: [0.03, 0.1] } as const;
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

/** Cards show the first two, so the bonus comes first. */
export function drawBenefits(
  opening: Opening,
  { canSay, leastYearly }: { canSay: Fit; leastYearly: number },
  pools: Pools,
  random: Random,
): Benefits {
  const lists = pools.benefits;
  const { role, type, employer } = opening;
  const { group, license } = findProfession(role.profession)!;
  const write = (sentence: string) => fillWords(sentence, {}, random);
  const some = (name: string, least: number, most: number) =>
    random.shuffle(lists[name]!.filter(canSay)).slice(0, random.int(least, most));
  const only = (name: string, least: number, most: number): Benefits => ({
    benefits: some(name, least, most).map(write),
    signOnBonus: null,
  });

  const isPerShift = type === "prn" || type === "per-diem";
  const isLocum = group === "physician" || group === "advanced-practice";
  if (type === "travel") return only("travel", 2, 5);
  if (employer.kind === "agency" || type === "locum") {
    if (isLocum) return only(isPerShift ? "perDiemLocum" : "locum", 2, 4);
    return only(isPerShift ? "shiftWork" : "agency", 2, 4);
  }
  if (isPerShift) return only("shiftWork", 1, 3);
  if (type === "contract" || type === "temporary") return only("shortTerm", 1, 3);

  const isFullTime = type === "full-time";
  const isSupport = supportProfessions.has(role.profession) || listByGroup[group] === "support";
  const isClinician = license === "state";
  const bonus =
    isFullTime && random.chance(bonusChance)
      ? drawBonus(role.profession, isSupport, leastYearly, random)
      : null;
  const bonusList = lists[isSupport ? "supportBonus" : group === "physician" ? "doctorBonus" : "bonus"]!;
  const sentences = [
    ...(employer.kind === "health-center" && isFullTime
      ? some(isClinician ? "healthCenterClinician" : "healthCenter", 1, 1)
      : []),
    ...(role.remote ? some("remote", 1, 2) : []),
    ...(isFullTime
      ? [...some(isSupport ? "support" : listByGroup[group], 1, 4), ...some("common", 1, 3)]
      : some("partTime", 1, 3)),
  ];
  return {
    benefits: [
      ...(bonus ? [fillWords(random.draw(bonusList), { bonus }, random)] : []),
      ...withoutRepeats(sentences.map(write)),
    ],
    signOnBonus: bonus,
  };
}

function drawBonus(profession: string, isSupport: boolean, leastYearly: number, random: Random): string {
  const [low, high] = bonusShares[profession === "physician" ? "physician" : "other"];
  const dollars = leastYearly * (low + (high - low) * random.next() * (isSupport ? 0.5 : 1));
  const step = dollars >= 15_000 ? 5_000 : dollars >= 4_000 ? 1_000 : 500;
  return `$${Math.max(Math.floor(dollars / step) * step, 500).toLocaleString("en-US")}`;
}

/** Allows only one retirement plan and one line on time off. */
function withoutRepeats(benefits: readonly string[]): string[] {
  const kinds = [
    /40[13]\(/,
    /PTO/,
    /[Mm]edical, dental/,
    /[Ll]oan (?:re|for)/i,
    /malpractice/i,
    /tuition/i,
    /schedul/i,
    /license/i,
    /vaccines/,
    /J-1/,
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
