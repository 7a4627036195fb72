import type { AboutPart } from "#app/clinicians/profile/record/profile.ts";

type Goals = AboutPart["goals"];

export type GoalChange =
  | { intent: "add"; id: string; text: string; nextStep: string }
  | { intent: "done" | "undone" | "remove"; id: string };

/** The same change twice changes nothing more, because a form may be sent twice. */
export function changeGoals(goals: Goals, change: GoalChange): Goals {
  const { intent, id } = change;
  if (intent === "remove") return goals.filter((goal) => goal.id !== id);
  if (intent !== "add")
    return goals.map((goal) => (goal.id === id ? { ...goal, isDone: intent === "done" } : goal));
  if (goals.some((goal) => goal.id === id)) return goals;
  return [...goals, { id, text: change.text, nextStep: change.nextStep, isDone: false }];
}
