import { toStateText } from "#app/facts/reference/place/states.ts";
import { type CompactFacts, toAsOfText, toCompactStatus } from "#app/facts/reference/profession/compacts.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDay } from "#app/kit/text/when.ts";

export interface CompactNote {
  name: string;
  url: string;
  asOf: string;
}

export const toCompactNote = (compact: CompactFacts): CompactNote => ({
  name: compact.name,
  url: compact.url,
  asOf: toAsOfText(compact),
});

export function toInferredText(compact: CompactFacts, ...codes: string[]): string {
  const inferred = codes.filter((code) => compact.inferred.includes(code)).map(toStateText);
  if (inferred.length === 0) return "";
  return ` We infer that ${inferred.join(" and ")} ${inferred.length === 1 ? "is a member" : "are members"}: confirm it on the official list.`;
}

export function toOutsideText(compact: CompactFacts, code: string): string {
  const state = startSentence(toStateText(code));
  const { name } = compact;
  const status = toCompactStatus(compact.code, code);
  if (status === "unverified")
    return `We could not confirm whether ${toStateText(code)} has joined the ${name}. Check the official list. ${toIdleText(compact)}`.trim();
  if (status === "enacted")
    return compact.idleAsOf
      ? `${state} has enacted the ${name}, but no state issues anything under it yet (as of ${formatDay(compact.idleAsOf)}).`
      : `${state} has enacted the ${name}, but nothing is issued or honored there yet.`;
  if (compact.listGap)
    return `${state} is not on our list of states in the ${name}, which may lack some. Check the official list. ${toIdleText(compact)}`.trim();
  return compact.idleAsOf
    ? `${state} has not joined the ${name}. ${toIdleText(compact)}`
    : `${state} is not a member of the ${name}.`;
}

export const describeOutside = (compact: CompactFacts, code: string): string =>
  [toOutsideText(compact, code), compact.stateNotes[code]].filter(Boolean).join(" ");

const toIdleText = ({ idleAsOf }: CompactFacts): string =>
  idleAsOf ? `No state issues anything under it yet (as of ${formatDay(idleAsOf)}).` : "";

export interface HeldLicense {
  state: string;
  /** Only nurses' licenses can be multistate. */
  multistate: boolean;
}

export interface CompactRule {
  rule: (state: string, members: number) => string;
  /** For a person of whom we know nothing. `own` is "a Texas license". */
  offer: (own: string, members: number) => string;
  /** "with a multistate license". Null when no license works in other member states. */
  condition: string | null;
  /** Null when the compact gives access to no permanent job. */
  arrival: ((state: string) => string) | null;
  worksThrough: (held: HeldLicense, compact: CompactFacts) => boolean;
  refusal: (home: string) => string;
  /** Answers a question about a state, not about one posting. */
  opens: "every-job" | "remote-jobs" | "no-job";
  /** False when the compact leads to the state's own license, which employers must accept. */
  isRefusable: boolean;
  how: (state: string, home: string) => string;
  /** Typical, never official. */
  wait: string;
}
