export interface SentenceToken {
  /** Lower case, without its plural; "#phone", "#email", "#handle" or "#amount" for such. */
  stem: string;
  raw: string;
}

export interface WordSpan {
  from: number;
  to: number;
}

export type WordList = ReadonlyMap<string, readonly (readonly string[])[]>;

const toPairs = (letters: string, ours: string) =>
  [...letters].map((letter, at) => [letter, ours[at]!] as const);

/** Letters that look like ours: Cyrillic, Greek, Armenian, and Latin ones for sounds and small capitals. */
const lookalikes = new Map([
  ...toPairs("аеорсхуіѕԁһӏκԛԝ", "aeopcxyisdhlkqw"),
  ...toPairs("αβεζηικμνορτυχγω", "abezhikmvoptuxyw"),
  ...toPairs("օոսհզցյքԁ", "onuhqgjpd"),
  ...toPairs("ıɩɑɡʏʀɴʟɪʜɢʙᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱ", "iiagyrnlihgbacdejkmoptuvwzfs"),
]);
const digitsAsLetters: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

const whatsapp = /\bw+h?[a4]t['’]?s*[\s._-]*[a4]pp?\b/giu;
const spacedOut = /(?<![\p{L}\p{N}])(?:\p{L}[\s._*-]){3,}\p{L}(?![\p{L}\p{N}])/gu;

/** Undoes what hides a word from a reader of words: look-alike letters, invisible marks, letters set apart. */
const toPlainSpelling = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{Cf}\p{Mn}]/gu, "")
    // The patterns below must not walk along a run of blanks from each of its places.
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n(?: ?\n)*/g, "\n")
    .replace(
      /[\u0131\u0250-\u02af\u0370-\u058f\u1d00-\u1d7f\ua730-\ua73f]/g,
      (letter) => lookalikes.get(letter.toLowerCase()) ?? letter,
    )
    .replace(/[’‘`]/g, "'")
    .replace(spacedOut, (letters) => letters.replace(/[\s._*-]/g, ""))
    .replace(whatsapp, "WhatsApp")
    .replace(/\s*[([{]\s*(?:at|@)\s*[)\]}]\s*/gi, "@")
    .replace(/\s*[([{]\s*dot\s*[)\]}]\s*/gi, ".")
    .replace(/(\w)\s+at\s+(\w+)\s+dot\s+(com|net|org)\b/gi, "$1@$2.$3")
    .replace(/(\w)\s?@\s?(\w+)\s?\.\s?(com|net|org)\b/gi, "$1@$2.$3");

const pieces =
  /(?<email>[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6})|(?<handle>(?<![\p{L}\p{N}])@\p{L}\w{2,})|(?<link>(?:https?:\/\/)?(?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,63}(?:[/?]\S*)?)|(?<amount>(?:\$|USD\s?)\s?\d[\d,.]{0,15}k?|\d[\d,.]{0,15}\s?(?:dollars|usd|bucks)\b)|(?<phone>\+?\(?\d[\d().\s-]{7,24}\d)|(?<word>[\p{L}\p{N}]+(?:'\p{L}+)?)|(?<mark>[,;:()!?&—–])/giu;

const toStem = (word: string): string => {
  const lower = word.toLowerCase().replace(/'s$/, "");
  const letters =
    /\d/.test(lower) && /^[a-z\d]{5,}$/.test(lower) && /[a-z]{3}/.test(lower.replace(/\d/g, ""));
  const plain = letters ? lower.replace(/\d/g, (digit) => digitsAsLetters[digit] ?? digit) : lower;
  // "Pays" has a subject of its own, and "pay" may be an order.
  if (plain.length < 4 || plain === "pays" || /(?:ss|us|is)$/.test(plain)) return plain;
  return /ies$/.test(plain) && plain.length > 4 ? `${plain.slice(0, -3)}y` : plain.replace(/s$/, "");
};

function* listTokens(sentence: string): Generator<SentenceToken> {
  for (const { 0: raw, groups } of sentence.matchAll(pieces)) {
    const kind = ["email", "handle", "amount", "phone"].find((name) => groups![name] !== undefined);
    if (kind) yield { stem: `#${kind}`, raw };
    else if (groups!.link) yield { stem: toHost(raw), raw };
    else yield { stem: toStem(raw), raw };
  }
}

const toHost = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/[/?].*$/, "");

/** What follows looks from each word to the others of its sentence, so a longer one is read in parts that overlap. */
const mostTokens = 240;
const overlap = 40;

/** A line break ends a sentence, because lists have no full stops. */
export const listSentences = (text: string): SentenceToken[][] =>
  toPlainSpelling(text)
    // A line that goes on in lower case is the same sentence.
    .split(/\n(?![a-z$\d])|(?<=[.!?])\s+|\s[•·*▪]\s/)
    .flatMap((sentence) => toParts([...listTokens(sentence)]))
    .filter((tokens) => tokens.length > 0);

const toParts = (tokens: SentenceToken[]): SentenceToken[][] =>
  tokens.length <= mostTokens
    ? [tokens]
    : Array.from({ length: Math.ceil(tokens.length / (mostTokens - overlap)) }, (_, part) =>
        tokens.slice(part * (mostTokens - overlap), part * (mostTokens - overlap) + mostTokens),
      );

export function toWordList(phrases: readonly string[]): WordList {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const stems = phrase.split(/\s+/).map((word) => (/^[#*]|\.|^[:&]$/.test(word) ? word : toStem(word)));
    byFirst.set(stems[0]!, [...(byFirst.get(stems[0]!) ?? []), stems]);
  }
  return byFirst;
}

/** The end of a phrase that begins at `from`, or null. A "*" stands for up to two words. */
export function endOf(tokens: readonly SentenceToken[], from: number, list: WordList): number | null {
  for (const phrase of list.get(tokens[from]?.stem ?? "") ?? []) {
    const end = matchRest(tokens, from + 1, phrase, 1);
    if (end !== null) return end;
  }
  return null;
}

function matchRest(
  tokens: readonly SentenceToken[],
  at: number,
  phrase: readonly string[],
  part: number,
): number | null {
  const wanted = phrase[part];
  if (wanted === undefined) return at;
  if (wanted !== "*") return tokens[at]?.stem === wanted ? matchRest(tokens, at + 1, phrase, part + 1) : null;
  for (const skipped of [0, 1, 2]) {
    const end = matchRest(tokens, at + skipped, phrase, part + 1);
    if (end !== null) return end;
  }
  return null;
}

export const listSpans = (tokens: readonly SentenceToken[], list: WordList): WordSpan[] =>
  tokens.flatMap((_, from) => {
    const to = endOf(tokens, from, list);
    return to === null ? [] : [{ from, to }];
  });

export const hasWord = (tokens: readonly SentenceToken[], list: WordList): boolean =>
  tokens.some((_, from) => endOf(tokens, from, list) !== null);
