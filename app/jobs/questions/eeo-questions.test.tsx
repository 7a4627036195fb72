import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { toDraft } from "#app/kit/drafts/drafts.ts";
import { toFieldMeta } from "#app/kit/ui/control/field.tsx";
import { eeoFields } from "./answers.ts";
import { eeoQuestions, toEeoAnswers, toEeoFieldName } from "./eeo.ts";
import { EeoQuestions } from "./eeo-questions.tsx";

const schema = z.object(eeoFields);

test("asks each voluntary question, lets people decline, and requires none", () => {
  const html = renderToStaticMarkup(
    <EeoQuestions company="Harbor Clinic" toField={(name) => toFieldMeta("apply", name)} />,
  );
  for (const { name, label, options } of eeoQuestions) {
    expect(html).toContain(label);
    for (const { value } of options)
      expect(html).toMatch(new RegExp(`name="${toEeoFieldName(name)}"[^>]* value="${value}"`));
  }
  expect(html.match(/I do not wish to answer/g)).toHaveLength(4);
  expect(html).not.toContain("required");
});

test("reads the answers given, and nothing of those left blank", () => {
  expect(toEeoAnswers(schema.parse({}))).toEqual([]);
  const given = schema.parse({ "eeo-sex": "female", "eeo-race": null, "eeo-veteran": "declined" });
  expect(toEeoAnswers(given)).toEqual([
    ["sex", "female"],
    ["veteran", "declined"],
  ]);
});

test.each(["", "Female", "__proto__", "constructor", "x".repeat(100_000), 7, {}, ["female"], true])(
  "takes no other answer: %j",
  (answer) => {
    const body = Object.fromEntries(eeoQuestions.map(({ name }) => [toEeoFieldName(name), answer]));
    expect(schema.safeParse(body).success).toBe(false);
    expect(toEeoAnswers(body)).toEqual([]);
  },
);

test("keeps no such answer in a draft on the device", () => {
  const form = new FormData();
  form.set("message", "Six years of ICU.");
  form.set("eeo-disability", "yes");
  expect(toDraft({ key: "apply", title: "Apply" }, form, "/", 0).fields).toEqual({
    message: "Six years of ICU.",
  });
});
