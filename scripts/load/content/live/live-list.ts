import type { DataFigure } from "#app/facts/catalog/figure-records.ts";
import type { LivePart } from "#app/facts/catalog/live-records.ts";
import type { Reference } from "../../reference/reference.ts";
import { makeCertificatesPart } from "../figure/certificates.ts";
import type { FindFigure } from "../figure/named-figures.ts";
import { makeDemandPart } from "./demand-part.ts";
import { makeStateRankingPart } from "./state-ranking-part.ts";

export interface LiveBlock {
  live: LivePart;
  standIn: DataFigure | null;
}

interface Listed {
  make: (reference: Reference) => LivePart;
  /** The figure that a feed, the search and the Markdown twin have instead. */
  standIn: string | null;
}

/** By the name in the block: three backticks, `live`, the name. app/catalogue/articles/live draws each. */
const liveList: Readonly<Record<string, Listed>> = {
  "best-states": { make: makeStateRankingPart, standIn: "adjusted-rn" },
  demand: { make: makeDemandPart, standIn: "physician-demand" },
  certificates: { make: makeCertificatesPart, standIn: "certificates" },
  "posting-weeks": { make: () => ({ kind: "posting-weeks" }), standIn: null },
};

/** @throws for an unknown name */
export const createLiveBlocks =
  (reference: Reference, findFigure: FindFigure) =>
  (name: string): LiveBlock => {
    const listed = liveList[name];
    if (!listed) throw new Error(`scripts/load/content/live/live-list.ts has no "${name}".`);
    if (listed.standIn === null) return { live: listed.make(reference), standIn: null };
    const { values: _, drawing: __, ...standIn } = findFigure(listed.standIn);
    return { live: listed.make(reference), standIn };
  };
