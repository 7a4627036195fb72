const places = ["", "second-", "third-", "fourth-", "fifth-"];

/** `place` counts from 0. Returns null in the middle of the list. */
export function toRankText(place: number, size: number, first: string, last: string): string | null {
  const fromEnd = size - 1 - place;
  if (place < places.length) return `${places[place]}${first}`;
  return fromEnd < places.length ? `${places[fromEnd]}${last}` : null;
}

export function toTimes(ratio: number): string {
  const rounded = Math.round(ratio * 10) / 10;
  return rounded === 2 ? "twice" : `${rounded} times`;
}
