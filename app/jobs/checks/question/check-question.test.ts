import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { checkQuestion } from "./check-question.ts";

const listRules = (label: string) => [...new Set(checkQuestion({ label }).map(({ rule }) => rule))];

test.each([
  ["How old are you?", "AGE"],
  ["Age", "AGE"],
  ["Date of birth", "AGE"],
  ["What is your date of birth?", "AGE"],
  ["In what year were you born?", "AGE"],
  ["Are you under 40?", "AGE"],
  ["What year did you graduate high school?", "AGE"],
  ["When do you plan to retire?", "AGE"],
  ["Gender:", "SEX"],
  ["What is your gender?", "SEX"],
  ["Are you a woman?", "SEX"],
  ["What is your sexual orientation?", "SEX"],
  ["Maiden name", "SEX"],
  ["Male", "SEX"],
  ["Are you pregnant or do you plan to become pregnant?", "FAMILY"],
  ["Marital status", "FAMILY"],
  ["Are you married?", "FAMILY"],
  ["Do you have children?", "FAMILY"],
  ["Do you have any young children at home?", "FAMILY"],
  ["How many kids do you have?", "FAMILY"],
  ["What are your childcare arrangements?", "FAMILY"],
  ["Do you plan to take maternity leave?", "FAMILY"],
  ["What does your husband do?", "FAMILY"],
  ["What is your religion?", "RELIGION"],
  ["Do you attend church?", "RELIGION"],
  ["Are you a practicing Catholic?", "RELIGION"],
  ["Which religious holidays do you observe?", "RELIGION"],
  ["Where were you born?", "ORIGIN"],
  ["Where are you originally from?", "ORIGIN"],
  ["Country of origin", "ORIGIN"],
  ["What is your national origin?", "ORIGIN"],
  ["What is your native language?", "ORIGIN"],
  ["Race", "ORIGIN"],
  ["Are you Hispanic?", "ORIGIN"],
  ["Are you a U.S. citizen?", "CITIZEN"],
  ["What is your citizenship?", "CITIZEN"],
  ["Do you have any disabilities?", "DISABILITY"],
  ["Are you disabled?", "DISABILITY"],
  ["Do you have a medical condition that we should know of?", "DISABILITY"],
  ["What medications do you take?", "DISABILITY"],
  ["How many sick days did you take because of illness last year?", "DISABILITY"],
  ["Have you ever filed for workers' compensation?", "DISABILITY"],
  ["Have you ever been treated for depression, or had cancer?", "DISABILITY"],
  ["What is your weight?", "DISABILITY"],
  ["Have you ever been arrested?", "ARREST"],
  ["Please describe your arrest record.", "ARREST"],
  ["What type of discharge did you receive?", "SERVICE"],
  ["Female nurses only: do you agree?", "SEX"],
  ["Social Security number", "P6"],
  ["Will you pay the $50 application fee upfront?", "P4"],
  ["Can you message our recruiter on WhatsApp at 713-555-0142?", "P4"],
])("refuses: %s", (label, rule) => {
  expect(listRules(label)).toContain(rule);
});

test.each([
  "How many years have you worked in an ICU?",
  "Which EHRs have you used?",
  "Are you at least 18 years old?",
  "Are you 21 or older?",
  "Which ages of patients have you cared for?",
  "What is the youngest age of patients you have treated?",
  "Do you have experience with high-risk pregnancies?",
  "Do you have children's hospital experience?",
  "Do you have pediatric experience, and with which age groups?",
  "Do you have mental health experience?",
  "Have you worked with disabled veterans?",
  "Are you comfortable caring for residents with dementia and chronic illness?",
  "Do you have experience at a cancer center?",
  "Are you authorized to work in the U.S.?",
  "Will you now or in the future need visa sponsorship?",
  "Are you a U.S. citizen or otherwise authorized to work?",
  "Can you lift 50 pounds, with or without reasonable accommodation?",
  "Can you work every other weekend and holidays?",
  "Which languages do you speak fluently?",
  "Do you hold a BLS and ACLS certificate?",
  "Is your license under investigation, restricted or suspended?",
  "Have any malpractice claims against you been paid in the last ten years?",
  "Do you have a DEA registration?",
  "Are you board certified or board eligible?",
  "Does your employer pay for your license fee?",
  "What is your earliest start date?",
  "Are you willing to float to the women's center or the labor unit?",
  "Describe how you helped a patient through a hard discharge.",
  "Are you a veteran of the Epic go-live?",
])("takes: %s", (label) => {
  expect(checkQuestion({ label })).toEqual([]);
});

test("says what the question asks, why that is refused, and what to ask instead", () => {
  const [found] = checkQuestion({ label: "How old are you?" });
  expect(found).toMatchObject({
    field: "label",
    text: "“How old are you”: It asks for age, which must not count in hiring.",
    fix: "Ask what the work needs, such as years of experience.",
  });
});

test("reads long and hostile questions quickly", () => {
  const texts = [
    "are you ",
    "do you have any ",
    "your ",
    "been ",
    "a".repeat(40),
    "mr ",
    "any more small ",
  ].map((words) => words.repeat(4000).slice(0, 20_000));
  const before = readProcessorMs();
  for (const label of texts) checkQuestion({ label });
  expect(readProcessorMs() - before).toBeLessThan(3000);
});
