import type { Spot } from "#app/pages/page/map/spot.ts";

export interface JobPlace {
  name: string;
  spot: Spot;
  about: { label: string; to: string } | null;
}
