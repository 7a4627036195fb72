import { formatCents } from "#app/ui/dollars.ts";

export const toCents = (dollars: number): string => formatCents(dollars * 100);
