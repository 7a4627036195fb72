import { listSteps, type Period, periodFacts, type Span } from "#app/desk/figures/analytics/period.ts";
import type { Panel } from "./panel.ts";
import { toStepLabel } from "./step-label.ts";

interface StepPanelOptions extends Pick<Panel, "name" | "title" | "empty" | "note"> {
  period: Period;
  span: Span;
  counts: readonly number[];
}

const stepNames = { hour: "Hour (UTC)", day: "Day (UTC)", week: "Week (UTC)" };

export function toStepPanel({ period, span, counts, ...panel }: StepPanelOptions): Panel {
  const names = listSteps(span).slice(span.steps);
  return {
    ...panel,
    kind: "steps",
    headings: [stepNames[span.step], panel.title, periodFacts[period].before],
    rows: counts.some((count) => count > 0)
      ? names.map((name, at) => ({
          name: toStepLabel(name, span.step),
          figures: [counts[span.steps + at]!, counts[at]!],
        }))
      : [],
  };
}
