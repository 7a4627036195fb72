import type { Spot } from "#app/page/map/spot.ts";

export interface JobPlace {
  name: string;
  spot: Spot;
  /** The page about living and working there. */
  about: { label: string; to: string } | null;
}
