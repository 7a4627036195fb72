import { listWithAnd } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import type { CompactNote } from "./compact-standing.ts";

/** As app/facts/licensing/eligibility.ts has it. */
interface Judged {
  answer: string;
  state: string | null;
  rule: string;
  how: string | null;
  wait: string | null;
  compact: CompactNote | null;
  isSecondLicense?: boolean;
  isToAsk?: boolean;
}

const sure = ["yes in", "yes by compact in"];
const no = "needs a license in";

const toWords = ({ answer, wait, isSecondLicense, isToAsk }: Judged): string => {
  if (answer === "eligible") return "yes in";
  if (answer === "needs-license") return no;
  if (answer !== "compact") return "depends on the rules in";
  if (isSecondLicense) return "faster second license by compact in";
  if (isToAsk) return "by compact, if accepted, in";
  return wait === "No wait" ? "yes by compact in" : "by compact after applying in";
};

const mostNamed = 3;

const listCodes = (codes: readonly string[], most = mostNamed): string =>
  codes.length > most ? `${codes.length} states` : listWithAnd([...codes]);

/** A card of a wide list has room for some 28 letters, and must not cut what follows a yes. */
function toBrief(groups: ReadonlyMap<string, readonly Judged[]>): string {
  const list = (words: readonly string[]) =>
    listCodes(
      words.flatMap((one) => (groups.get(one) ?? []).flatMap(({ state }) => state ?? [])),
      2,
    );
  const others = [...groups.keys()].filter((words) => !sure.includes(words));
  if (others.length === 0) return "You can work here";
  if (others.length === groups.size) return "Depends on the place";
  const rest = others.every((words) => words === no) ? "not in" : "ask for";
  return `Yes in ${list(sure)}; ${rest} ${list(others)}`;
}

/**
 * One answer for work that is in each of several states, or null where all have the same.
 * @param judged one of each state, the best first
 */
export function toMixedAnswer<One extends Judged>(judged: readonly One[]) {
  const groups = new Map<string, One[]>();
  for (const one of judged) groups.set(toWords(one), [...(groups.get(toWords(one)) ?? []), one]);
  if (groups.size < 2) return null;
  const parts = [...groups].map(
    ([words, each]) => `${words} ${listCodes(each.flatMap((one) => one.state ?? []))}`,
  );
  const ofEach = [...groups.values()].map(([first]) => first!);
  return {
    answer: "mixed" as const,
    state: null,
    rule: ofEach.map(({ rule }) => rule).join(" "),
    how: ofEach.flatMap(({ how }) => how ?? []).join(" ") || null,
    wait: null,
    compact: ofEach.find(({ compact }) => compact)?.compact ?? null,
    mixed: {
      text: startSentence(parts.join("; ")),
      brief: toBrief(groups),
      isYes: [...groups.keys()].every((words) => sure.includes(words)),
      best: ofEach[0]!,
    },
  };
}
