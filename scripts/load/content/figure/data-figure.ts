import type { DataFigure } from "#app/facts/catalog/figure-records.ts";
import type { Reference } from "../../reference/reference.ts";

/** Each file of this folder makes the block of an article that figure-list.ts names. */
export type MakeFigure = (reference: Reference) => MadeFigure;

/** `values` fill {figure:NAME:value} in sentences. An empty one means that the data says otherwise. */
export type MadeFigure = DataFigure & { values?: Readonly<Record<string, string>> };
