import { type LocalPay, listLocalPay } from "#app/catalogue/places/metro/metro-pay.ts";
import type { PlaceStory } from "./location-story.ts";

const shown = 10;

export const listShownPay = ({ metro }: Pick<PlaceStory, "metro">): LocalPay[] =>
  metro ? listLocalPay(metro).slice(0, shown) : [];
