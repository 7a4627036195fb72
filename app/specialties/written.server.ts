import type { AreaIntro, FamilyIntro } from "#app/recruiters/written-pages.ts";
import areas from "../../data/catalog/area_intros.json" with { type: "json" };
import families from "../../data/catalog/family_intros.json" with { type: "json" };

/** What is written of a family: a paragraph and three questions. */
export function getFamilyIntro(dataFile: string): FamilyIntro {
  const intro = families.find((written) => written.dataFile === dataFile);
  if (!intro) throw new Error(`data/catalog/family_intros.json has nothing of ${dataFile}.`);
  return intro;
}

/** What is written for the head of an index page: a lead and four questions. */
export function getAreaIntro(path: string): AreaIntro {
  const intro = areas.find((written) => written.path === path);
  if (!intro) throw new Error(`data/catalog/area_intros.json has nothing of ${path}.`);
  return intro;
}
