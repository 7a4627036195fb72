import { countForX } from "./count-for-x.ts";

export const networks = ["linkedin", "x", "facebook", "generic"] as const;
export type Network = (typeof networks)[number];

export type NetworkTexts = Record<Network, string>;

interface NetworkTerms {
  name: string;
  limit: number;
  count: (text: string) => number;
  /** If its count is not what people expect. */
  note: string | null;
  source: string;
}

/** JavaScript's count. A network that counts an emoji as one allows slightly more. */
const countUnits = (text: string): number => text.length;

// November 2026. X: docs.x.com/fundamentals/counting-characters. LinkedIn: ayrshare.com/docs (the API refuses
// more). Facebook: its announcement of November 2011. Other: the limit of Threads and Mastodon.
export const networkTerms: Record<Network, NetworkTerms> = {
  linkedin: {
    name: "LinkedIn",
    limit: 3000,
    count: countUnits,
    note: null,
    source: "linkedin",
  },
  x: {
    name: "X",
    limit: 280,
    count: countForX,
    note: "A link counts 23, emojis and wide characters count 2",
    source: "x",
  },
  facebook: {
    name: "Facebook",
    limit: 63_206,
    count: countUnits,
    note: null,
    source: "facebook",
  },
  generic: {
    name: "Any other network",
    limit: 500,
    count: countUnits,
    note: "As on Threads and Mastodon",
    source: "feed",
  },
};

/** Not stored beyond this. Variables can make a text longer or shorter than its template. */
export const mostTyped = 63_206;

export const mapNetworks = (toText: (network: Network) => string): NetworkTexts => ({
  linkedin: toText("linkedin"),
  x: toText("x"),
  facebook: toText("facebook"),
  generic: toText("generic"),
});

export const isTooLong = (network: Network, text: string): boolean =>
  networkTerms[network].count(text) > networkTerms[network].limit;
