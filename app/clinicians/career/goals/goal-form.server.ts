import { z } from "zod";
import { toVersion } from "#app/clinicians/profile/record/last-words.ts";
import { maxGoalLength, mostGoals } from "#app/clinicians/profile/record/limits.ts";
import { findRecord, saveRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { emptyAbout } from "#app/clinicians/profile/record/profile.ts";
import { optionalLine, requiredLine } from "#app/kit/forms/fields.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { changeGoals, type GoalChange } from "./change-goals.ts";

const id = z.string().regex(/^[\w-]{1,32}$/);
const schema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    id,
    text: requiredLine("Enter what you want to reach.", maxGoalLength),
    nextStep: optionalLine(maxGoalLength).transform((text) => text ?? ""),
  }),
  z.object({ intent: z.enum(["done", "undone", "remove"]), id }),
]);

export const goalFields = ["intent", "id", "text", "nextStep"];

/** "checked" was not stored: the device of a signed-out person keeps it. */
export type ChangedGoals =
  | { status: "invalid"; error: string; text: string; nextStep: string }
  | { status: "checked"; change: GoalChange }
  | { status: "saved" };

const mostTries = 3;

export async function saveGoal(
  { db, now }: Pick<SiteContext, "db" | "now">,
  userId: number | null,
  form: Record<string, string>,
): Promise<ChangedGoals> {
  const parsed = schema.safeParse(form);
  const { text = "", nextStep = "" } = form;
  if (!parsed.success) {
    const error = parsed.error.issues[0]?.message ?? "Please try again.";
    return { status: "invalid", error, text, nextStep };
  }
  if (userId === null) return { status: "checked", change: parsed.data };
  // Another tab may save in between, so the change is tried again on its goals.
  for (let tries = 0; tries < mostTries; tries++) {
    const record = await findRecord(db, userId);
    const about = record.about ?? emptyAbout;
    const goals = changeGoals(about.goals, parsed.data);
    if (goals.length > mostGoals)
      return {
        status: "invalid",
        error: `You have ${mostGoals} goals. Remove one to add another.`,
        text,
        nextStep,
      };
    const changed = { ...record, about: { ...about, goals }, aboutSaidAt: now };
    if (await saveRecord(db, userId, changed, toVersion(record))) break;
  }
  return { status: "saved" };
}
