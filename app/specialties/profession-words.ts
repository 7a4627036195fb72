const places = ["", "second-", "third-", "fourth-", "fifth-"];

/** "fastest" or "third-slowest" for a place in a list, counted from 0; null in its middle. */
export function toRankText(place: number, size: number, first: string, last: string): string | null {
  const fromEnd = size - 1 - place;
  if (place < places.length) return `${places[place]}${first}`;
  return fromEnd < places.length ? `${places[fromEnd]}${last}` : null;
}

/** "4.1 times", "twice" */
export function toTimes(ratio: number): string {
  const rounded = Math.round(ratio * 10) / 10;
  return rounded === 2 ? "twice" : `${rounded} times`;
}
