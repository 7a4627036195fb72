import { z } from "zod";
import type { DetailSection } from "#app/clinicians/profile/details/profile-details.ts";
import type { FormErrors, FormValues } from "#app/kit/forms/shown-form.tsx";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { unreadableForm } from "#app/kit/platform/form/form-rules.ts";
import { badForm } from "#app/kit/platform/http.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { countShownRows, findSectionRows, removeRow } from "./form/section-rows.ts";
import { isDetailSection } from "./form/section-values.ts";
import { saveDetails } from "./save-details.server.ts";

/** A section that stays open with what was typed. */
export interface DetailsAnswer {
  /** Another for each answer. */
  key: string;
  section: DetailSection;
  values: FormValues;
  version: number;
  errors: FormErrors;
  /** The field to go to. */
  focus: string | undefined;
  problem: string | null;
  tone: "bad" | "warn";
}

const sent = z.object({
  section: z.string().refine(isDetailSection),
  version: z.string().regex(/^\d{1,9}$/),
  intent: z
    .string()
    .regex(/^(?:save|add|remove-\d{1,2})$/)
    .default("save"),
});

/** Null when the section is saved. */
export async function answerDetails(
  context: Pick<SiteContext, "db" | "now">,
  viewer: Viewer,
  form: Record<string, string>,
): Promise<{ section: DetailSection; isRefused: boolean; answer: DetailsAnswer | null }> {
  const parsed = sent.safeParse(form);
  // Our forms always have these.
  if (!parsed.success) throw badForm(unreadableForm);
  const { section, intent, version } = parsed.data;
  const { section: _, intent: __, version: ___, ...typed } = form;
  const kept = {
    key: randomId(),
    section,
    version: Number(version),
    errors: {},
    focus: undefined,
    problem: null,
    tone: "bad",
  } as const;
  if (intent === "add") return { section, isRefused: false, answer: { ...kept, ...addRow(section, typed) } };
  const removed = /^remove-(\d+)$/.exec(intent)?.[1];
  const values = removed ? removeRow(section, typed, Number(removed)) : typed;
  const saved = await saveDetails(context, viewer, section, { ...values, version });
  if (saved.status === "saved") return { section, isRefused: false, answer: null };
  const answer =
    saved.status === "invalid"
      ? { ...kept, values, errors: saved.errors, focus: Object.keys(saved.errors)[0], problem: invalid }
      : { ...kept, values, version: saved.version, problem: outdated, tone: "warn" as const };
  return { section, isRefused: true, answer };
}

const invalid = "Not saved yet. Please correct the fields that say what is wrong.";
const outdated =
  "Not saved: this part was changed in another tab or on another device. Save again to replace that with what you typed here.";

function addRow(section: DetailSection, typed: FormValues) {
  const { most, names } = findSectionRows(section);
  const rows = Math.min(most, Math.max(countShownRows(section, typed), (Number(typed.rows) || 0) + 1));
  return { values: { ...typed, rows: String(rows) }, focus: `${names[0]}${rows}` };
}
