import type { QuotedText } from "#app/kit/platform/quoted-words.ts";

/** A piece of a line. Only an address of ours has a `href`. */
export interface Piece {
  text: string;
  isQuoted?: boolean;
  href?: string;
}

/** Stands for each character of quoted words while the structure is read, so that they have no part in it. */
const covered = "\uFDD0";
/** The lines of each paragraph, in pieces. Blank lines end a paragraph, but not within quoted words. */
export function readParagraphs({ text, quotes }: QuotedText, origin: string): Piece[][][] {
  const toPieces = toPieceReader(origin);
  const paragraphs: Piece[][][] = [[]];
  let at = 0;
  for (const line of coverQuotes(text, quotes).split("\n")) {
    if (line.trim() === "") paragraphs.push([]);
    else paragraphs.at(-1)!.push(toPieces(line, text.slice(at, at + line.length)));
    at += line.length + 1;
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

function coverQuotes(text: string, quotes: QuotedText["quotes"]): string {
  let shadow = "";
  for (const [from, until] of quotes) {
    shadow += text.slice(shadow.length, from) + covered.repeat(until - from);
  }
  return shadow + text.slice(shadow.length);
}

function toPieceReader(origin: string): (shadow: string, text: string) => Piece[] {
  const ours = `${origin.replace(/[^\w]/g, "\\$&")}(?![^\\s/?#${covered}])[^\\s${covered}]*`;
  const parts = new RegExp(`${covered}+|${ours}`, "g");
  return (shadow, text) => {
    const pieces: Piece[] = [];
    let at = 0;
    const add = (until: number, kind: Partial<Piece> = {}) => {
      if (until > at) pieces.push({ text: text.slice(at, until), ...kind });
      at = until;
    };
    for (const { 0: found, index } of shadow.matchAll(parts)) {
      add(index);
      if (found.startsWith(covered)) add(index + found.length, { isQuoted: true });
      else {
        const href = found.slice(0, findEnd(found));
        add(index + href.length, { href });
      }
    }
    add(text.length);
    return pieces;
  };
}

/** Without the punctuation of the sentence that it ends. */
function findEnd(address: string): number {
  let end = address.length;
  while (end > 0 && ".,;:!?)”".includes(address[end - 1]!)) end--;
  return end;
}
