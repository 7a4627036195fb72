import { findState } from "#app/facts/reference/place/states.ts";
import type { Reference } from "../../reference/reference.ts";

export interface StateMedian {
  code: string;
  name: string;
  median: number;
}

export const listStateMedians = (reference: Reference, soc: string): StateMedian[] =>
  [...reference.stateMedians.values()]
    .flat()
    .filter((row) => row.soc === soc && row.annual_median)
    .map((row) => ({
      code: row.state_code!,
      name: findState(row.state_code)!.name,
      median: Number(row.annual_median),
    }));

export const getPrices = (reference: Reference, code: string): number =>
  Number(reference.prices.get(code)!.all_items);
