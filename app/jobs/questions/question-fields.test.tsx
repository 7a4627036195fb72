import { parseWithZod } from "@conform-to/zod/v4";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { toFieldMeta } from "#app/kit/ui/control/field.tsx";
import { toAnswerFields } from "./answers.ts";
import { type Question, questionKinds, toFieldName } from "./question.ts";
import { QuestionFields } from "./question-fields.tsx";

const questions = questionKinds.map(
  (kind): Question => ({
    ...{ id: kind, kind, label: `The ${kind} question`, help: "", isRequired: true },
    options: kind === "one" || kind === "some" ? ["Days", "Nights"] : [],
    knockOut: kind === "number" ? { least: 2, unit: "years" } : null,
  }),
);
const schema = z.object(toAnswerFields(questions));

type Sent = readonly [name: string, value: string][];

function draw(sent: Sent = []): string {
  const form = new FormData();
  for (const [name, value] of sent) form.append(name, value);
  const { error, initialValue } = parseWithZod(form, { schema }).reply();
  return renderToStaticMarkup(
    <QuestionFields
      questions={questions}
      toField={(name) =>
        toFieldMeta("apply", name, {
          initialValue: initialValue?.[name],
          errors: error?.[name] ?? undefined,
        })
      }
    />,
  );
}

test("draws each question as a field that works without scripts", () => {
  const html = draw();
  for (const { id, label } of questions) {
    expect(html).toContain(label);
    expect(html).toContain(`name="${toFieldName(id)}"`);
  }
  expect(html.match(/type="radio"/g)).toHaveLength(4);
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html).toContain("This employer asks for at least 2 years; you can still apply.");
  expect(html).not.toContain("(optional)");
});

test("shows what was answered again, beside what is wrong", () => {
  const html = draw([
    ["q-short", "Epic"],
    ["q-one", "Nights"],
    ["q-some", "Days"],
    ["q-number", "two"],
  ]);
  expect(html).toMatch(/name="q-short"[^>]*value="Epic"|value="Epic"[^>]*name="q-short"/);
  expect(html.match(/checked=""/g)).toHaveLength(2);
  expect(html).toContain("Please enter a number, such as 2 or 2.5");
  expect(html).toContain('value="two"');
});
