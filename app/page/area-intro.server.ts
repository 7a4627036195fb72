import intros from "../../data/catalog/area_intros.json" with { type: "json" };
import type { Question } from "./faq.ts";

export interface AreaIntro {
  lead: string;
  questions: readonly Question[];
}

export function getAreaIntro(path: string): AreaIntro {
  const intro = intros.find((one) => one.path === path);
  if (!intro) throw new Error(`data/catalog/area_intros.json has no ${path}`);
  return { lead: intro.lead, questions: intro.questions };
}
