import { type Token, toTokens } from "#app/jobs/reading/phrases.ts";
import { measureRefusal, measureRefusalAfter } from "./negation.ts";

interface Span {
  from: number;
  to: number;
}

/** Words of a text are read once: what one reader has claimed is not there for the next. */
export function toClaims(text: string) {
  const taken: Span[] = [];

  const isFree = ({ from, to }: Span) => taken.every((span) => to <= span.from || from >= span.to);

  /** Widens the span to the "no" before it, or to the "not wanted" after it. */
  function claim(span: Span): (Span & { isNot: boolean }) | null {
    if (!isFree(span)) return null;
    const before = measureRefusal(text.slice(0, span.from));
    const after = measureRefusalAfter(text.slice(span.to));
    const claimed = { from: span.from - before, to: span.to + after };
    if (!isFree(claimed)) return null;
    taken.push(claimed);
    return { ...claimed, isNot: before + after > 0 };
  }

  function listTokens(): Token[] {
    let isBroken = false;
    return toTokens(text).flatMap((token) => {
      const isKept = isFree({ from: token.at, to: token.at + token.raw.length });
      const gap = isBroken ? " | " : token.gap;
      isBroken = !isKept;
      return isKept ? [{ ...token, gap }] : [];
    });
  }

  /** A line for each piece between what was claimed. */
  const toRest = () =>
    taken
      .toSorted((a, b) => b.from - a.from)
      .reduce((rest, { from, to }) => `${rest.slice(0, from)}\n${rest.slice(to)}`, text);

  return { text, claim, isFree, listTokens, toRest };
}

export type Claims = ReturnType<typeof toClaims>;
