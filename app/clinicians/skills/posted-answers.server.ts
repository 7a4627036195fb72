import * as z from "zod";
import type { SkillsChecklist } from "#app/facts/catalog/skill-records.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { badForm } from "#app/kit/platform/http.ts";
import {
  type Answer,
  type LastDone,
  readAnswers,
  type SkillAnswers,
  type SkillRating,
} from "./skill-answers.ts";
import { carriedField, changeField, toLastField, toRatingField } from "./skill-fields.ts";

const maxCarried = 8 * 1024;

const digit = <Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.union([z.enum(choices).transform(Number), z.literal("").transform(() => null)]).nullable();
const rating = digit(["0", "1", "2", "3"]);
const last = digit(["1", "2", "3"]);
const carried = z.string().max(maxCarried);

interface Posted {
  answers: SkillAnswers;
  isChange: boolean;
}

/** Takes only the checklist's own fields, which bound the form's size. */
export async function requireAnswers(request: Request, checklist: SkillsChecklist): Promise<Posted> {
  const ids = checklist.groups.flatMap(({ items }) => items.map(({ id }) => id));
  const fields = ids.flatMap((id) => [toRatingField(id), toLastField(id)]);
  const form = await requireForm(request, [...fields, carriedField, changeField]);
  const isChange = form.has(changeField);
  if (form.has(carriedField)) return { answers: toCarried(form), isChange };
  const answers = new Map<string, Answer>();
  for (const id of ids) {
    const asked = {
      rating: rating.safeParse(form.get(toRatingField(id))),
      last: last.safeParse(form.get(toLastField(id))),
    };
    if (!asked.rating.success || !asked.last.success) throw unknownAnswer();
    answers.set(id, {
      rating: asked.rating.data as SkillRating | null,
      last: asked.last.data as LastDone | null,
    });
  }
  return { answers, isChange };
}

/** Sent by a result's page for a download. */
export async function requireCarried(request: Request): Promise<SkillAnswers> {
  return toCarried(await requireForm(request, [carriedField]));
}

function toCarried(form: FormData): SkillAnswers {
  const { data, success } = carried.safeParse(form.get(carriedField));
  if (!success) throw unknownAnswer();
  return readAnswers(data);
}

const unknownAnswer = () =>
  badForm({
    status: 400,
    text: "An answer is not one of those that the checklist offers. Nothing was kept.",
  });
