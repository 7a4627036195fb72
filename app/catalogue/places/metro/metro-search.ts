import type { StateRecord } from "#app/facts/catalog/place-records.ts";

const maxTextLength = 80;

export const metroOrders = { population: "Population", growth: "Growth", name: "Name" } as const;
export type MetroOrder = keyof typeof metroOrders;

export interface MetroSearch {
  text: string;
  order: MetroOrder;
  page: number;
}

export function parseMetroSearch(params: URLSearchParams): MetroSearch {
  const order = params.get("sort") ?? "";
  const page = Number(params.get("page"));
  return {
    text: (params.get("query") ?? "").trim().slice(0, maxTextLength),
    order: Object.hasOwn(metroOrders, order) ? (order as MetroOrder) : "population",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function toMetroSearch({ text, order, page }: MetroSearch): string {
  const params = new URLSearchParams();
  if (text) params.set("query", text);
  if (order !== "population") params.set("sort", order);
  if (page > 1) params.set("page", String(page));
  return params.toString();
}

/** Leaves out areas that only reach into the state. */
export const listOwnMetros = ({
  metros,
  code,
}: Pick<StateRecord, "metros" | "code">): StateRecord["metros"] =>
  metros.filter(({ name }) => name.endsWith(`, ${code}`));
