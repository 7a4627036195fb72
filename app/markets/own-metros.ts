import type { StateRecord } from "#app/platform/place-records.ts";

/** The metropolitan areas whose principal city is in the state, without those that only reach into it; largest first. */
export const listOwnMetros = ({
  metros,
  code,
}: Pick<StateRecord, "metros" | "code">): StateRecord["metros"] =>
  metros.filter(({ name }) => name.endsWith(`, ${code}`));
