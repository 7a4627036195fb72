import { createLines, textLimits, UnreadableDocument } from "./text-limits.ts";

/** Groups with no text of the document. */
const leftOut = new Set(
  (
    "fonttbl colortbl stylesheet info pict object themedata datastore listtable listoverridetable rsidtbl " +
    "generator xmlnstbl fldinst bkmkstart bkmkend nonshppict footnote annotation latentstyles"
  ).split(" "),
);
const words: Record<string, string> = {
  par: "\n",
  line: "\n",
  sect: "\n",
  page: "\n",
  row: "\n",
  nestrow: "\n",
  tab: "\t",
  cell: "\t",
  nestcell: "\t",
  emdash: "—",
  endash: "–",
  bullet: "•",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
};
const escaped: Record<string, string> = { "~": "\u00a0", _: "-", "{": "{", "}": "}", "\\": "\\" };
const codePages: Record<number, string> = {
  10000: "macintosh",
  65001: "utf-8",
  932: "shift_jis",
  936: "gbk",
};

interface Group {
  isLeftOut: boolean;
  /** How many characters stand for one of `\u` in a reader without Unicode. */
  fallback: number;
}

const control = /\\(?:([a-z]{1,32})(-?\d{1,10})? ?|'([\da-f]{2})|([^a-z]))/giy;

export function readRtf(bytes: Uint8Array): string[] {
  const text = new TextDecoder("latin1").decode(bytes);
  const { lines, add } = createLines();
  const groups: Group[] = [{ isLeftOut: false, fallback: 1 }];
  let decoder = new TextDecoder("windows-1252");
  let line = "";
  let coded: number[] = [];
  let toSkip = 0;

  function write(said: string): void {
    if (groups.at(-1)!.isLeftOut) return;
    line += said;
    if (line.length > textLimits.characters) throw new UnreadableDocument("too-large");
  }
  /** Code pages of two bytes need their bytes together. */
  function flushCoded(): void {
    if (coded.length > 0) write(decoder.decode(Uint8Array.from(coded)));
    coded = [];
  }
  function obey(word: string, number: number | null): void {
    const group = groups.at(-1)!;
    if (word === "u" && number !== null) {
      write(String.fromCharCode(number & 0xffff));
      toSkip = group.fallback;
    } else if (word === "uc") group.fallback = Math.min(Math.max(number ?? 1, 0), 16);
    else if (word === "ansicpg") decoder = toDecoder(number ?? 1252);
    else if (word === "mac") decoder = toDecoder(10000);
    else if (word === "bin") at += Math.max(0, number ?? 0);
    else if (leftOut.has(word)) group.isLeftOut = true;
    else if (words[word] === "\n" && !group.isLeftOut) {
      add(line);
      line = "";
    } else if (words[word]) write(words[word]);
  }

  let at = 0;
  while (at < text.length) {
    const char = text[at]!;
    if (char === "\\") {
      control.lastIndex = at;
      const [whole = "\\", word, number, hex, symbol] = control.exec(text) ?? [];
      at += whole.length;
      if (hex && toSkip > 0) toSkip--;
      else if (hex) coded.push(Number.parseInt(hex, 16));
      else {
        flushCoded();
        if (word) obey(word, number ? Number(number) : null);
        else if (symbol === "*") groups.at(-1)!.isLeftOut = true;
        else if (symbol === "\n" || symbol === "\r") obey("par", null);
        else if (symbol && toSkip > 0) toSkip--;
        else if (symbol && escaped[symbol]) write(escaped[symbol]);
      }
      continue;
    }
    at++;
    if (char === "\r" || char === "\n") continue;
    if (char !== "{" && char !== "}") {
      if (toSkip > 0) toSkip--;
      else {
        flushCoded();
        write(char);
      }
      continue;
    }
    flushCoded();
    toSkip = 0;
    if (char === "{") groups.push({ ...groups.at(-1)! });
    else if (groups.length > 1) groups.pop();
    if (groups.length > textLimits.nesting) throw new UnreadableDocument("too-large");
  }
  flushCoded();
  add(line);
  return lines;
}

function toDecoder(codePage: number): TextDecoder {
  try {
    return new TextDecoder(codePages[codePage] ?? `windows-${codePage}`);
  } catch {
    return new TextDecoder("windows-1252");
  }
}
