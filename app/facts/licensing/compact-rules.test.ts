import { expect, test } from "vitest";
import { toStateProfession } from "#app/catalogue/places/state/state-profession-page.server.ts";
import { toProfessionQuestions } from "#app/catalogue/professions/profession-questions.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { catalog } from "../../../tests/support/built-catalog.ts";
import { findDifferingRules } from "./licensing-boards.ts";
import { toNationalLicense } from "./national-license.ts";

const states = [...catalog.state.values()];

const answerTo = (asked: RegExp, questions: readonly { question: string; answer: string }[]) =>
  questions.find(({ question }) => asked.test(question))?.answer;

test("starts with yes, no or only whether a license works in other states", () => {
  const answers = profiledProfessions.flatMap(({ slug, profession }) => {
    const license = toNationalLicense(profession);
    return (
      answerTo(
        /in other states on their license/,
        toProfessionQuestions(catalog.profession.get(slug)!, null, license),
      ) ?? []
    );
  });
  expect(answers.length).toBeGreaterThan(15);
  expect(answers.filter((answer) => !/^(Yes|No|Only)\b/.test(answer))).toEqual([]);
});

test("starts with yes or no whether a license from another state works in a state", () => {
  const faulty = profiledProfessions.flatMap((profiled) =>
    states.flatMap((state) => {
      if (findDifferingRules(findProfession(profiled.profession)!, state.code)) return [];
      const profession = catalog.profession.get(profiled.slug)!;
      const { questions } = toStateProfession(profession, profiled, state, null);
      const answer = answerTo(/license from another state/, questions)!;
      return /^(Yes|No)\b/.test(answer) ? [] : [`${profiled.slug} ${state.code}: ${answer}`];
    }),
  );
  expect(faulty).toEqual([]);
});

test("names what psychologists and physical therapists need first", () => {
  const ask = (slug: string, stateSlug: string) => {
    const profiled = profiledProfessions.find((of) => of.slug === slug)!;
    const state = catalog.state.get(stateSlug)!;
    const { questions } = toStateProfession(catalog.profession.get(slug)!, profiled, state, null);
    return answerTo(/license from another state/, questions);
  };
  expect(ask("clinical-psychologist", "texas")).toMatch(
    /^Yes, by telepsychology or for up to 30 days a year in person, if your home state is a member too\. Texas is in/,
  );
  expect(ask("physical-therapist", "texas")).toMatch(
    /^Yes, with a compact privilege, if your home state is a member too\. Texas is in/,
  );
  expect(ask("physical-therapist", "california")).toMatch(/^No\. /);
});
