import { parseBlock } from "./json.ts";
import type { Item } from "./posting.ts";

const opening = /<script\b[^<>]{0,1000}\btype\s?=\s?["']?application\/ld\+json["']?[^<>]{0,1000}>/i;
const closing = "</script";
const longestTag = 2500;
const longestBlock = 8 * 1024 * 1024;

export async function* readHtml(text: AsyncIterable<string>): AsyncGenerator<Item> {
  let rest = "";
  let line = 1;
  let column = 1;
  const skip = (length: number) => {
    const skipped = rest.slice(0, length);
    const lastBreak = skipped.lastIndexOf("\n");
    line += skipped.split("\n").length - 1;
    column = lastBreak < 0 ? column + length : length - lastBreak;
    rest = rest.slice(length);
  };
  let isInside = false;
  // A long block comes in many chunks, so we never search the same text twice.
  let searched = 0;
  for await (const chunk of text) {
    rest += chunk;
    for (;;) {
      if (!isInside) {
        const match = opening.exec(rest);
        skip(match ? match.index + match[0].length : Math.max(0, rest.length - longestTag));
        if (!match) break;
        isInside = true;
      }
      const end = findEnd(rest, searched);
      searched = Math.max(0, rest.length - closing.length);
      if (end < 0 && rest.length <= longestBlock) break;
      const at = `line ${line}:${column}`;
      if (end < 0) yield { at, problem: "A JSON-LD block does not end." };
      else yield* parseBlock(rest.slice(0, end), at);
      skip(end < 0 ? rest.length : end);
      isInside = false;
      searched = 0;
    }
  }
  if (isInside) yield { at: `line ${line}:${column}`, problem: "A JSON-LD block does not end." };
}

function findEnd(text: string, from: number): number {
  const pattern = /<\/script/gi;
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}
