import type { IconName } from "./icon-names.ts";

export const iconPlaces = 165;

/** In the sheet of icons. Made of the name, because all the names would be 0.3 kB more on every page. */
export function toIconPlace(name: IconName): number {
  let place = 0;
  for (let at = 0; at < name.length; at++) place = (place * 63 + name.charCodeAt(at)) % iconPlaces;
  return place;
}
