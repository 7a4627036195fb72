import { findState } from "#app/facts/reference/place/states.ts";
import { toShortText } from "./text-limits.ts";

export interface TitleSurroundings {
  employer: string;
  city: string | null;
  stateCode: string | null;
}

// Private-use characters replace the posting's own names, so that every title can use the same patterns.
const marks = { city: "\ue000", code: "\ue001", state: "\ue002", employer: "\ue003" };
const state = "[\ue001\ue002]";
const town = `\ue000(?:\\s*[,–-]?\\s*${state})?`;
const end = String.raw`(?=\s*(?:$|[-–|,()!]))`;
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`(?:\s*[-–|@]\s*|\s+at\s+)\ue003${end}`, "gi"),
  new RegExp(String.raw`^${town}\s*[-–|:]\s*`),
  new RegExp(String.raw`\(\s*(?:(?:job is |located )?in\s+)?${town}\s*\)`, "i"),
  new RegExp(String.raw`(?:\s*[,–|-]\s*|\(\s*|\s+)(?:(?:job is |located )?in\s+)${town}${end}`, "i"),
  new RegExp(String.raw`(?:\s*[,–|-]\s*|\(\s*)${town}${end}`),
  new RegExp(String.raw`(?<!\b(?:of|at|the))\s+${town}\s*$`, "i"),
  new RegExp(String.raw`\s+(?:in|[-–|])\s*[\p{L}.' ]{3,30},\s*${state}\s*$`, "iu"),
  new RegExp(String.raw`\s*(?:,|\s[-–|])\s*${state}\s*$`),
];

export function withoutPlace(title: string, around: TitleSurroundings): string {
  const plain = toShortText(title);
  const stateName = findState(around.stateCode)?.name ?? "";
  const names: [string, string][] = [
    [marks.employer, around.employer.length < 4 ? "" : around.employer],
    [marks.city, around.city ?? ""],
    [marks.state, stateName],
  ];
  let text = plain;
  for (const [mark, name] of names) text = replaceWord(text, name, mark);
  if (around.stateCode) text = replaceWord(text, around.stateCode, marks.code, true);
  if (text === plain) return plain;
  for (const pattern of patterns) text = text.replace(pattern, " ");
  for (const [mark, name] of names) text = text.replaceAll(mark, name);
  return text.replaceAll(marks.code, around.stateCode ?? "");
}

const isLetter = (text: string | undefined) => text !== undefined && /[\p{L}\p{N}]/u.test(text);

function replaceWord(text: string, word: string, mark: string, isExact = false): string {
  if (!word) return text;
  const search = isExact ? text : text.toLowerCase();
  const wanted = isExact ? word : word.toLowerCase();
  if (search.length !== text.length) return text;
  let result = "";
  let from = 0;
  for (let at = search.indexOf(wanted); at >= 0; at = search.indexOf(wanted, at + 1)) {
    if (at < from || isLetter(text[at - 1]) || isLetter(text[at + word.length])) continue;
    result += text.slice(from, at) + mark;
    from = at + word.length;
  }
  return result + text.slice(from);
}
