// One formatter for good: making one for each number takes longer than the rest of a card.
const counts = new Intl.NumberFormat("en-US");

/** "1,234" */
export function formatCount(count: number): string {
  return count < 1000 && Number.isInteger(count) ? String(count) : counts.format(count);
}
