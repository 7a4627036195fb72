import { fillText, type Values } from "./fill-text.ts";
import { mapNetworks, type Network, type NetworkTexts } from "./networks.ts";

export type SharedValues = Omit<Values, "link">;

/** By network, with the post's campaign. */
export type Links = NetworkTexts;

export const fillFor = (network: Network, text: string, shared: SharedValues, links: Links): string =>
  fillText(text, { ...shared, link: links[network] });

export const fillAll = (texts: NetworkTexts, shared: SharedValues, links: Links): NetworkTexts =>
  mapNetworks((network) => fillFor(network, texts[network], shared, links));

/** Goes through the form, so that nobody sends what they were not shown. */
export const toShownPosting = (shared: SharedValues): string =>
  JSON.stringify(Object.entries(shared).toSorted());
