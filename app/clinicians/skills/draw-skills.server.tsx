import { renderToStaticMarkup } from "react-dom/server";
import type { SkillsChecklist } from "#app/facts/catalog/skill-records.ts";
import { ChecklistForm } from "./checklist-form.tsx";
import { ResultView, type ResultViewProps } from "./result-view.tsx";
import type { SkillAnswers } from "./skill-answers.ts";

interface Asked {
  answers: SkillAnswers;
  keptAt: number;
  problem: string | null;
}

export const nothingAsked: Asked = { answers: new Map(), keptAt: 0, problem: null };

/** Dropped together with the checklist's record. */
const emptyForms = new WeakMap<SkillsChecklist, string>();

/** Most people get the empty form, so it is rendered once. */
export function drawChecklist(checklist: SkillsChecklist, asked: Asked): string {
  const known = asked === nothingAsked ? emptyForms.get(checklist) : undefined;
  if (known) return known;
  const html = renderToStaticMarkup(<ChecklistForm checklist={checklist} {...asked} />);
  if (asked === nothingAsked) emptyForms.set(checklist, html);
  return html;
}

export const drawResult = (props: ResultViewProps): string => renderToStaticMarkup(<ResultView {...props} />);
