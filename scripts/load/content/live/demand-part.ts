import type { DemandPart } from "#app/facts/catalog/live-records.ts";
import type { Reference } from "../../reference/reference.ts";
import { isClinical, isPhysician } from "../figure/demand-signals.ts";
import { getGrowthOfAll, listOccupations } from "../told/occupations.ts";

/** Fastest first: clinical professions of some size, and the physician specialties that BLS projects. */
export function makeDemandPart(reference: Reference): DemandPart {
  const rows = listOccupations(reference)
    .filter((of) => isClinical(of) || (isPhysician(of) && of.openings > 0))
    .sort((a, b) => b.growth - a.growth)
    .map((of) => ({
      soc: of.soc,
      title: of.title,
      growth: of.growth,
      openings: of.openings,
      median: of.now,
      isPhysician: isPhysician(of),
    }));
  return { kind: "demand", growthOfAll: getGrowthOfAll(reference), rows };
}
