const known = new Map<string, number[][]>();

/**
 * Some of the items, in their order. Which ones depends on the turn: two turns in a row share few, and every choice
 * comes up once before one comes up again.
 */
export function pickInTurn<T>(items: readonly T[], count: number, turn: number): T[] {
  const size = Math.min(count, items.length);
  const choices = listChoices(items.length, size);
  const step = toStep(choices.length);
  return choices[(turn * step) % choices.length]!.map((at) => items[at]!);
}

function listChoices(length: number, size: number): number[][] {
  const key = `${length}:${size}`;
  const choices = known.get(key) ?? toChoices(length, size, 0);
  known.set(key, choices);
  return choices;
}

function toChoices(length: number, size: number, from: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, length - from) }, (_, at) => from + at).flatMap((first) =>
    toChoices(length, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/** Near the golden section of the count, and without a common divisor. */
function toStep(count: number): number {
  let step = Math.max(1, Math.round(count * 0.618));
  while (greatestDivisor(step, count) > 1) step--;
  return step;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
