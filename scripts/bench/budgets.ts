export interface Budget {
  what: string;
  limit: number;
  unit: string;
  atLeast?: boolean;
}

export function checkBudget({ what, limit, unit, atLeast }: Budget, value: number): boolean {
  const isWithin = atLeast ? value >= limit : value <= limit;
  const figure = `${value >= 100 ? Math.round(value) : Number(value.toPrecision(3))} ${unit}`;
  console.log(
    `  ${what.padEnd(52)} ${figure.padStart(10)}   ${isWithin ? "of" : "OVER"} ${atLeast ? "at least" : "at most"} ${limit} ${unit}`,
  );
  return isWithin;
}
