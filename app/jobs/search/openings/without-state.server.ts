import { formatCount } from "#app/kit/ui/count.ts";

/** Null when every open posting names a state. */
export function describeWithoutState(total: number, openByState: Iterable<number>): string | null {
  const count = [...openByState].reduce((left, open) => left - open, total);
  if (count <= 0) return null;
  const subject = count === 1 ? "One more open posting does" : `${formatCount(count)} more open postings do`;
  return `${subject} not name a state. The work is remote or can be done anywhere in the country.`;
}
