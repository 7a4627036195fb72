import covers from "./covers.svg?url";
import { toDrawnTone, toSeed } from "./picture-seed.ts";

/** From covers.svg. */
export type Motif =
  | "badge"
  | "bars"
  | "book"
  | "cards"
  | "clock"
  | "coins"
  | "compact"
  | "dots"
  | "fork"
  | "hospital"
  | "house"
  | "line"
  | "list"
  | "map"
  | "paper"
  | "road"
  | "scales"
  | "seal"
  | "statehouse"
  | "talk"
  | "tree";

interface CoverProps {
  /** Chooses the tone, which is the same on every page. */
  slug: string;
  motif: Motif;
}

export const Cover = ({ slug, motif }: CoverProps) => (
  <svg viewBox="0 0 320 120" className="cover" data-tone={toDrawnTone(toSeed(slug))} aria-hidden="true">
    <use href={`${covers}#${motif}`} />
  </svg>
);
