import { isPlainWord } from "#app/assistant/navigation/reading/plain-words.ts";
import { listNamedWords } from "#app/jobs/search/spelling/nearest-word.ts";
import { toWords } from "#app/kit/text/words.ts";
import type { CsvRow } from "../source/csv.ts";
import { groupBy } from "../source/group-by.ts";
import { listHospitals } from "./listed-hospitals.ts";

/** A word of more hospitals than this, such as "memorial", points to none of them. */
const mostNamed = 60;

const letters = "abcdefghijklmnopqrstuvwxyz".split("");
/** "Surgical" and "psychiatric" describe work; hospitals everywhere have the other words in their names. */
const ofNoHospital = new Set([
  ...letters.flatMap(listNamedWords),
  ..."med ctr hosp hlth doctors childrens military eastern northern southern western central east downtown science specialty authority twin".split(
    " ",
  ),
]);

/** By geoid: words that only this city's hospitals have among the cities that share its name. */
export function toHospitalWords(cities: readonly CsvRow[]): ReadonlyMap<string, string> {
  const hospitals = listHospitals(cities).map(({ name, system, city, stateCode }) => ({
    key: `${city}|${stateCode}`,
    words: new Set(toWords(`${name} ${system}`)),
  }));
  const uses = new Map<string, number>();
  for (const { words } of hospitals) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const byCity = groupBy(hospitals, ({ key }) => key);
  const shared = [...groupBy(cities, ({ name }) => name).values()].filter(({ length }) => length > 1).flat();
  return new Map(
    shared.map(({ geoid, name, state_code }) => {
      const words = (byCity.get(`${name}|${state_code}`) ?? []).flatMap(({ words }) => [...words]);
      const isTelling = (word: string) =>
        word.length > 2 &&
        !/\d/.test(word) &&
        uses.get(word)! <= mostNamed &&
        !isPlainWord(word) &&
        !ofNoHospital.has(word) &&
        !toWords(name!).includes(word);
      return [geoid!, [...new Set(words.filter(isTelling))].join(" ")];
    }),
  );
}
