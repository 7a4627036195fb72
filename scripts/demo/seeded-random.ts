/** The same seed gives the same choices. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** Includes both ends. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** Repeats no member before all others came once. */
  draw<T>(list: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const decks = new WeakMap<readonly unknown[], unknown[]>();

  // mulberry32, by Tommy Ettinger (public domain).
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error("There is nothing to pick from.");
    return list[int(0, list.length - 1)] as T;
  }

  function weighted<T>(entries: readonly (readonly [T, number])[]): T {
    let at = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of entries) {
      at -= weight;
      if (at < 0) return value;
    }
    return pick(entries)[0];
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let last = copy.length - 1; last > 0; last--) {
      const other = int(0, last);
      [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
    }
    return copy;
  }

  function draw<T>(list: readonly T[]): T {
    let deck = decks.get(list) as T[] | undefined;
    if (!deck?.length) {
      deck = shuffle(list);
      decks.set(list, deck);
    }
    if (deck.length === 0) throw new Error("There is nothing to draw from.");
    return deck.pop() as T;
  }

  return { next, int, chance: (probability) => next() < probability, pick, weighted, shuffle, draw };
}
