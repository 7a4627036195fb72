import type { IconName } from "#app/kit/ui/icon-names.ts";
import icons from "#app/kit/ui/icons.svg?url";
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
  mark: IconName | null;
}

export const Cover = ({ slug, motif, mark }: CoverProps) => (
  <svg viewBox="0 0 320 120" className="cover" data-tone={toDrawnTone(toSeed(slug))} aria-hidden="true">
    <use href={`${covers}#${motif}`} />
    {mark && (
      <>
        <circle cx={298} cy={22} r={16} />
        <use href={`${icons}#${mark}`} x={288} y={12} width={20} height={20} className="icon" />
      </>
    )}
  </svg>
);
