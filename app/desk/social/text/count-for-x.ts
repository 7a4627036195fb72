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
export function countForX(text: string): number {
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
