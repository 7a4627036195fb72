const linkWeight = 23;

// What X counts as a link: an address, or a bare name with a known ending.
const link =
  /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]']|(?<![@\w.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|net|edu|gov|mil|us|io|co|info|biz|health|care|jobs|app|dev)(?![\w-])(?:\/[^\s<>"]*[^\s<>".,;:!?)\]'])?/giu;

// A family or a flag is one emoji of several characters.
const part = /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?/u.source;
const emoji = new RegExp(
  `\\p{Regional_Indicator}{2}|[0-9#*]\\uFE0F?\\u20E3|${part}(?:\\u200D${part})*`,
  "gu",
);

/** The ranges of twitter-text's config, version 3. */
const isNarrow = (code: number): boolean =>
  code <= 0x10ff ||
  (code >= 0x2000 && code <= 0x200d) ||
  (code >= 0x2010 && code <= 0x201f) ||
  (code >= 0x2032 && code <= 0x2037);

/** The weight of a post on X (docs.x.com/fundamentals/counting-characters). */
function countForX(text: string): number {
  let weight = 0;
  const count = (pattern: RegExp, each: number) => (rest: string) =>
    rest.replace(pattern, () => {
      weight += each;
      return "";
    });
  const rest = count(emoji, 2)(count(link, linkWeight)(text.normalize("NFC")));
  for (const character of rest) weight += isNarrow(character.codePointAt(0)!) ? 1 : 2;
  return weight;
}

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
