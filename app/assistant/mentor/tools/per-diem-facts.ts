import { ofKind } from "#app/jobs/search/query/typed-query.ts";
import { paths } from "#app/paths.ts";
import type { Asked } from "#app/assistant/mentor/reading/asked.ts";
import type { Told } from "#app/assistant/mentor/answers/mentor-answer.ts";

/** The rates of a place are in the tool for offers, which asks for the month too. */
export function tellFederalRates({ sentence, states: [state] }: Asked): Told[] {
  const city = ofKind(sentence.readings, "city").find(({ isNot }) => !isNot)?.city;
  const code = city?.stateCode ?? state;
  if (!code) return [];
  const search = new URLSearchParams({ kind: "travel", state: code, ...(city && { city: city.name }) });
  return [
    {
      text: `Enter what a travel offer${city ? ` in ${city.name}` : ""} pays, and the offer tool shows the federal rates for lodging and meals of its place and month beside its stipends.`,
      source: paths.salaryTool(search.toString()),
      title: "Salary tool",
    },
  ];
}
