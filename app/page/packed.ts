import { useMemo } from "react";

declare const content: unique symbol;

/** A value as one text. Remix numbers each value of a loader's data, and that weighs a tenth of a long page. */
export type Packed<Value> = string & { readonly [content]?: Value };

/** Puts the last part first: compression finds a repetition within 32 kB, and the data comes after the page's end. */
export function pack<Value extends object>(value: Value): Packed<Value> {
  const text = swapQuotes(JSON.stringify(Object.fromEntries(Object.entries(value).reverse())));
  last = { text, value };
  return text;
}

/** The server draws a page right after packing its data, and has no need to read 40 kB again. */
let last: { text: string; value: unknown } | null = null;

export const usePacked = <Value>(packed: Packed<Value>): Value =>
  useMemo(
    () => (last?.text === packed ? (last.value as Value) : (JSON.parse(swapQuotes(packed)) as Value)),
    [packed],
  );

/** In a text within the page's text, a quotation mark takes four characters, and this one takes one. */
const swapQuotes = (json: string): string => json.replace(/["~]/g, (mark) => (mark === "~" ? '"' : "~"));
