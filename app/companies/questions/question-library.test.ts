import { expect, test } from "vitest";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { checkQuestion } from "#app/jobs/checks/question/check-question.ts";
import { questionSetSchema } from "#app/jobs/questions/question-schema.ts";
import { libraryKeys, listLibrary, pickLibrary } from "./question-library.server.ts";

test("has questions for each profession, and each once", () => {
  expect(new Set(libraryKeys).size).toBe(libraryKeys.length);
  for (const { slug, group } of professions) {
    const own = listLibrary(slug).filter(({ isOwn }) => isOwn);
    expect(own.length, `${group} ${slug}`).toBeGreaterThan(3);
  }
  expect(listLibrary(null).length).toBeGreaterThan(5);
});

test("asks nothing that our own checks refuse", () => {
  for (const question of pickLibrary(new Set(libraryKeys))) {
    expect(questionSetSchema.safeParse([question]).error?.issues, question.id).toBeUndefined();
    const { label, help, options } = question;
    expect(checkQuestion({ label, help, options: options.join("\n") }), question.id).toEqual([]);
  }
});
