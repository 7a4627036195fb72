import type { Question } from "#app/page/faq.ts";
import written from "../../../data/catalog/family_intros.json" with { type: "json" };

interface FamilyIntro {
  intro: string;
  questions: readonly Question[];
}

export function getFamilyIntro(dataFile: string): FamilyIntro {
  const intro = written.find((one) => one.dataFile === dataFile);
  if (!intro) throw new Error(`data/catalog/family_intros.json has no entry for ${dataFile}.`);
  return intro;
}
