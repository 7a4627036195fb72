import { useMemo } from "react";

declare const content: unique symbol;

/**
 * A value as one string: Remix's numbering of each value adds a tenth to a long page. For pages that would be over their
 * budget of HTML without it: the job list (20 kB), and states and professions (25 kB; Texas has 24.3, or 27.6 without).
 */
export type Packed<Value> = string & { readonly [content]?: Value };

/** Last part first: compression finds repetitions within 32 kB, and the data follows the page's end. */
export function pack<Value extends object>(value: Value): Packed<Value> {
  const text = swapQuotes(JSON.stringify(Object.fromEntries(Object.entries(value).reverse())));
  last = { text, value };
  return text;
}

/** Rendering follows packing, so the server need not parse 40 kB again. */
let last: { text: string; value: unknown } | null = null;

export const usePacked = <Value>(packed: Packed<Value>): Value =>
  useMemo(
    () => (last?.text === packed ? (last.value as Value) : (JSON.parse(swapQuotes(packed)) as Value)),
    [packed],
  );

/** Within a page's text an escaped quotation mark takes four characters, and this one takes one. */
const swapQuotes = (json: string): string => json.replace(/["~]/g, (mark) => (mark === "~" ? '"' : "~"));
