export interface Budget {
  what: string;
  limit: number;
  unit: string;
  atLeast?: boolean;
}

/** `slowness` is how many times longer this machine takes, and widens limits in milliseconds. */
export function checkBudget(
  { what, limit, unit, atLeast }: Budget,
  value: number,
  slowness: number | null = null,
): boolean {
  const here = limit * (slowness ?? 1);
  const isWithin = atLeast ? value >= here : value <= here;
  const told = slowness === null ? "" : ` (${limit} × ${slowness.toFixed(2)})`;
  console.log(
    `  ${what.padEnd(52)} ${`${toFigure(value)} ${unit}`.padStart(10)}   ${isWithin ? "of" : "OVER"} ${atLeast ? "at least" : "at most"} ${toFigure(here)} ${unit}${told}`,
  );
  return isWithin;
}

const toFigure = (value: number) => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
