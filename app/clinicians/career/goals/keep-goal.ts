import { readKept, writeKept } from "#app/facts/licensing/memory/license-memory.ts";
import { mostGoals } from "#app/clinicians/profile/record/limits.ts";
import type { AboutPart } from "#app/clinicians/profile/record/profile.ts";
import { changeGoals } from "./change-goals.ts";
import type { ChangedGoals } from "./goal-form.server.ts";

export async function keepGoal(ask: () => Promise<ChangedGoals>): Promise<ChangedGoals> {
  const answer = await ask();
  if (answer.status !== "checked") return answer;
  const kept = readKept();
  const about = kept.about as AboutPart | null;
  // A signed-out page may come from a cache, so its id may be used already.
  const { change } = answer;
  const own = change.intent === "add" ? { ...change, id: crypto.randomUUID().slice(0, 8) } : change;
  const goals = changeGoals(about?.goals ?? [], own);
  if (about && goals.length <= mostGoals)
    writeKept({ ...kept, about: { ...about, goals }, aboutSaidAt: Date.now() });
  return { status: "saved" };
}
