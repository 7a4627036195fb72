import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { type Asked, asksOfOthers } from "#app/assistant/mentor/reading/read-question.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { continueSentence, startSentence } from "#app/kit/text/sentence.ts";
import { paths } from "#app/paths.ts";
import staffing from "../../../../data/nurse_staffing_laws.json" with { type: "json" };
import rules from "../../../../data/state_work_rules.json" with { type: "json" };

const guide = paths.careerGuide("pay-and-contracts", "differentials-and-overtime");
const onLimits = { source: `${guide}#mandatory-overtime`, title: "Differentials and overtime" };
const onDays = {
  source: `${guide}#which-overtime-system-do-you-work-under`,
  title: "Differentials and overtime",
};

const { mandatory_overtime_limits: limits } = staffing;
const { daily_overtime: daily } = rules;

/** Whether one may be made to stay, and what overtime pays, are two questions. */
const ofMandate = /\b(?:mandat\w+|forc\w+|refuse|made? (?:me|us) stay|required? to stay)\b/i;
const ofPay = /\b(?:pa(?:y|id|ys)|hours?|after|time and a half|double)\b/i;

/** Whether a state limits mandatory overtime, and whether it pays overtime by the day. */
export const describeOvertime = (asked: Asked): SourcedFact[] => {
  const { states, held, sentence } = asked;
  const codes = asksOfOthers(sentence) ? [] : states.length > 0 ? states : held ? [held.state] : [];
  return codes.length > 0
    ? codes.flatMap((code) => {
        const limit = { text: describeLimit(code), ...onLimits };
        const days = { text: describeDays(code), ...onDays };
        if (ofMandate.test(sentence.text)) return [limit];
        return ofPay.test(sentence.text) ? [days, limit] : [limit, days];
      })
    : [
        {
          text: `Our lists name ${limits.length} states that limit mandatory overtime for nurses, with exceptions for emergencies: ${listWithAnd(limits.map(({ state_code }) => toStateText(state_code)).toSorted())}. Elsewhere your contract and the hospital's policy decide.`,
          ...onLimits,
        },
        {
          text: `Federal law requires overtime pay after 40 hours a week, or after 8 a day and 80 in two weeks where a hospital has agreed on that. ${listWithAnd(daily.map(({ state_code }) => toStateText(state_code)))} add overtime by the day.`,
          ...onDays,
        },
      ];
};

function describeLimit(code: string): string {
  const state = startSentence(toStateText(code));
  const limit = limits.find(({ state_code }) => state_code === code);
  if (!limit)
    return `No state limit that we know of: our lists of ${limits.length} states that limit mandatory overtime for nurses do not have ${toStateText(code)}. Your contract and the hospital's policy decide; the state's labor office can say if a newer law exists.`;
  const { by, note, citation } = limit;
  const rule = note ? `: ${continueSentence(note.replace(/ \(.*/, ""))}` : "";
  const sure = citation ? ` (${citation})` : "";
  const check = citation
    ? ""
    : " Our lists give no citation and some are old, so check with the state's labor office.";
  return `${state} limits mandatory overtime for nurses by ${by ?? "law"}${rule}${sure}. So an employer may not simply require it; such limits have exceptions for emergencies.${check}`;
}

function describeDays(code: string): string {
  const state = startSentence(toStateText(code));
  const found = daily.find(({ state_code }) => state_code === code);
  return found
    ? `${state} requires overtime pay ${found.rule}, besides the federal rule of 40 hours a week.`
    : `We know of no overtime by the day in ${toStateText(code)}: as far as we know, the federal rule applies, which is overtime pay after 40 hours a week, or after 8 a day and 80 in two weeks where a hospital has agreed on that.`;
}
