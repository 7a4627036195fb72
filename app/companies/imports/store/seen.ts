/** Keeps eight bytes per text, off the heap. Two texts collide in one of 20,000 files of a million. */
export function createSeen() {
  let slots = new Float64Array(1 << 12);
  let size = 0;

  const find = (table: Float64Array, number: number) => {
    let slot = number % table.length;
    while (table[slot] !== 0 && table[slot] !== number) slot = (slot + 1) % table.length;
    return slot;
  };
  const grow = () => {
    const larger = new Float64Array(slots.length * 2);
    for (const number of slots) if (number !== 0) larger[find(larger, number)] = number;
    slots = larger;
  };

  return {
    has: (text: string) => slots[find(slots, toNumber(text))] !== 0,
    add(text: string) {
      const number = toNumber(text);
      const slot = find(slots, number);
      if (slots[slot] !== 0) return;
      slots[slot] = number;
      if (++size * 2 > slots.length) grow();
    },
  };
}

export type Seen = ReturnType<typeof createSeen>;

/** 53 bits of cyrb53, a public-domain hash. Never 0, which marks a free slot. */
function toNumber(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0) || 1;
}
