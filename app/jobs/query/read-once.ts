import { type Token, toTokens } from "#app/jobs/reading/phrases.ts";
import { measureRefusal, measureRefusalAfter } from "./refusal.ts";

interface Span {
  from: number;
  to: number;
}

/** "No nights or weekends" refuses both, whatever they are. After a comma or "and", only another of the kind. */
const either = /^\s*(?:\/|,?\s*\b(?:or|nor)\b)\s*$/i;
const next = /^\s*(?:,|&|,?\s*\band\b)\s*$/i;
const only = /^\s*only\b/i;

/** Words of a text are read once: what one reader has claimed is not there for the next. */
export function toClaims(text: string) {
  const taken: Span[] = [];
  let denied: (Span & { kind: string }) | null = null;

  const isFree = ({ from, to }: Span) => taken.every((span) => to <= span.from || from >= span.to);

  const isListed = ({ from, to }: Span, kind: string | null): boolean => {
    if (kind === null || denied === null || only.test(text.slice(to))) return false;
    const between = text.slice(denied.to, from);
    return either.test(between) || (denied.kind === kind && next.test(between));
  };

  /** Widens the span to the "no" before it. `kind` says what lists it may belong to: null for none. */
  function claim(span: Span, kind: string | null): (Span & { isNot: boolean }) | null {
    if (!isFree(span)) return null;
    const refusal = measureRefusal(text.slice(0, span.from));
    const isNext = refusal === null && isListed(span, kind);
    const start = isNext ? denied!.to : span.from - (refusal ?? 0);
    const length = measureRefusalAfter(text.slice(span.to));
    const claimed = { from: start, to: span.to + length };
    if (!isFree(claimed)) return null;
    taken.push(claimed);
    const isNot = refusal !== null || isNext || length > 0;
    if (isNot) denied = { ...claimed, kind: kind ?? "" };
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
