import type { AskedSpan } from "#app/assistant/understanding/features.ts";
import type { Reading } from "#app/jobs/search/typed/typed-query.ts";
import type { Sentence } from "./read-sentence.ts";

/** What the search reads in a question, as the understanding counts it. */
export const toSpans = ({ readings, held }: Sentence): AskedSpan[] => [
  ...readings.flatMap(toSpan),
  ...held.map(({ from, to }) => ({ from, to, kind: "held" as const, isName: false })),
];

function toSpan(reading: Reading): AskedSpan[] {
  const { kind, from, to } = reading;
  const span = { from, to, isName: false };
  switch (kind) {
    case "state":
    case "city":
      return [{ ...span, kind, isName: true }];
    case "profession":
      return [{ ...span, kind: "role", value: reading.values[0] }];
    case "specialty":
      return [{ ...span, kind: "field" }];
    case "pay":
      return [{ ...span, kind: "money", isName: true }];
    case "trait":
      return [{ ...span, kind, value: reading.value }];
    case "type":
    case "shift":
    case "workplace":
    case "weeks":
    case "posted":
    case "sort":
    case "radius":
      return [{ ...span, kind }];
    default:
      return [];
  }
}
