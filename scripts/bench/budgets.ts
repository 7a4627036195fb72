export interface Budget {
  what: string;
  limit: number;
  unit: string;
  /** Set when more is better. */
  atLeast?: boolean;
}

/** Prints a figure next to its budget and returns false when it is exceeded. */
export function checkBudget({ what, limit, unit, atLeast }: Budget, value: number): boolean {
  const isWithin = atLeast ? value >= limit : value <= limit;
  const figure = `${value >= 100 ? Math.round(value) : Number(value.toPrecision(3))} ${unit}`;
  console.log(
    `  ${what.padEnd(52)} ${figure.padStart(10)}   ${isWithin ? "of" : "OVER"} ${atLeast ? "at least" : "at most"} ${limit} ${unit}`,
  );
  return isWithin;
}
