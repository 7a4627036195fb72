import type { PlaceStory } from "./location-story.ts";
import { type LocalPay, listLocalPay } from "./metro-pay.ts";

const shown = 10;

export const listShownPay = ({ metro }: Pick<PlaceStory, "metro">): LocalPay[] =>
  metro ? listLocalPay(metro).slice(0, shown) : [];
