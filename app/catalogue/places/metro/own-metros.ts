import type { StateRecord } from "#app/facts/catalog/place-records.ts";

/** Leaves out areas that only reach into the state. */
export const listOwnMetros = ({
  metros,
  code,
}: Pick<StateRecord, "metros" | "code">): StateRecord["metros"] =>
  metros.filter(({ name }) => name.endsWith(`, ${code}`));
