import { type Token, toTokens } from "#app/jobs/reading/phrases.ts";

interface Span {
  from: number;
  to: number;
}

const negation =
  /(?:^|[\s(,])(?:(?:no|not|non|without|excluding|exclude|except|minus)(?:[\s-]+(?:an?|any|the|on|in))?[\s-]+|-)$/i;
const another = /^\s*(?:,|\/|&|,?\s*\b(?:or|nor|and)\b)\s*$/i;

/** Words of a text are read once: what one reader has claimed is not there for the next. */
export function toClaims(text: string) {
  const taken: Span[] = [];
  let denied: Span | null = null;

  const isFree = ({ from, to }: Span) => taken.every((span) => to <= span.from || from >= span.to);

  /** Widens the span to the "no" before it. "No nights or weekends" denies both, unless `isListed` is false. */
  function claim(span: Span, isListed = true): (Span & { isNot: boolean }) | null {
    if (!isFree(span)) return null;
    const no = negation.exec(text.slice(0, span.from));
    const isNext = isListed && denied !== null && another.test(text.slice(denied.to, span.from));
    const start = no ? span.from - no[0].replace(/^[\s(,]/, "").length : isNext ? denied!.to : span.from;
    const claimed = { from: start, to: span.to };
    if (!isFree(claimed)) return null;
    taken.push(claimed);
    const isNot = no !== null || isNext;
    if (isNot) denied = claimed;
    return { ...claimed, isNot };
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

  const toRest = () =>
    taken
      .toSorted((a, b) => b.from - a.from)
      .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);

  return { text, claim, isFree, listTokens, toRest };
}

export type Claims = ReturnType<typeof toClaims>;
