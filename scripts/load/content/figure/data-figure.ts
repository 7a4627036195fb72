import type { DataFigure } from "#app/catalog/figure-records.ts";
import type { Reference } from "../../reference/reference.ts";

/**
 * What each file of this folder exports for its block in an article; figure-list.ts lists them by name. The article's page
 * draws the kit's bars, dot plot or map above the table.
 */
export type MakeFigure = (reference: Reference) => MadeFigure;

/** `values` are for sentences, as {figure:NAME:value}. An empty one means that the data does not bear its sentence out. */
export type MadeFigure = DataFigure & { values?: Readonly<Record<string, string>> };
