import { formatCents } from "#app/ui/dollars.ts";

/** "$58.40", and "$58" for whole dollars. */
export const toCents = (dollars: number): string => formatCents(dollars * 100);
