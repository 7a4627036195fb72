import { formatCents } from "#app/kit/ui/dollars.ts";

export const toCents = (dollars: number): string => formatCents(dollars * 100);
