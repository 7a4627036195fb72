import { capitals, ofStates, small, spelled } from "./hospital-words.ts";

/** Medicare writes names in capitals, with company forms and abbreviations. */
export function toHospitalName(name: string): string {
  const words = cleanUp(name).split(" ");
  return words
    .map((part, index) => {
      const isFirst = index === 0 || words[index - 1] === "-";
      return part
        .split(/(?<=[-/])/)
        .map((word) => toWord(word, isFirst))
        .join("");
    })
    .join(" ");
}

const company = "inc|llc|l l c|llp|lp|l p|corp";
const part = "an? (?:affiliate|member|campus|division|div|part) of|affiliated with";

const cleanUp = (name: string): string => spellOut(dropForms(name.replace(/\s+/g, " ").trim()));

const dropForms = (name: string): string =>
  name
    .replace(/^.* d(?:\/b\/|b)a /i, "")
    .replace(new RegExp(`,? (?:${part}) .*$`, "i"), "")
    .replace(/,? dba$/i, "")
    .replace(/(?: ?- ?| )CAH$/, "")
    .replace(/, ?the$/i, "")
    .replace(new RegExp(`,? (?:${company})\\.?$`, "i"), "")
    .replace(new RegExp(`,? (?:${company})\\.? CAH$`, "i"), "")
    .replace(/(?<=hospital) corporation$/i, "")
    .replace(/ \((?:MMC-BD|NCBH)\)$/, "")
    .replace(/ 1$/, "")
    .replace(/ ?-\s*$/, "");

const ofSaints =
  /\b(ST\.?|SAINT) (LUKE|MARY|JOSEPH|JOHN|ANTHONY|ELIZABETH|GABRIEL|MICHAEL|PETER|RITA|VINCENT)S\b(?! COUNTY)/i;

const spellOut = (name: string): string =>
  name
    .replace(/ (?:--?) ?| ?-- ?|- /g, " - ")
    .replace(/^CHI-/, "CHI ")
    .replace(/^LAC\//, "")
    .replace(/^SUNY\//, "SUNY ")
    .replace(/\bP H S\b/, "PHS")
    .replace(/^NH (?=[A-Z][a-z])/, "Naval Hospital ")
    .replace(/\b([NS])E WISCONSIN/, (_, letter) => `${letter === "N" ? "NORTH" : "SOUTH"}EAST WISCONSIN`)
    .replace(/\bOF (KS|MD|MN|TX|WI)\b/g, (_, code: string) => `OF ${ofStates[code]}`)
    .replace(/\bDU LAC\b/, "du Lac")
    .replace(
      ofSaints,
      (_, saint: string, name: string) => `${saint} ${name}${/[a-z]/.test(name) ? "'s" : "'S"}`,
    )
    .replace(/\bMC (?=[A-Z])/, "MC");

function toWord(word: string, isFirst: boolean): string {
  const letters = word.replace(/[^A-Za-z]/g, "");
  if (capitals.has(letters) || /^(?:[A-Z]\.){2,}/.test(word)) return word;
  const lower = word.toLowerCase();
  const plain = lower.replace(/[^a-z]/g, "");
  if (!isFirst && small.has(plain)) return lower;
  if (Object.hasOwn(spelled, plain) && new RegExp(`(?<!\\d)${plain}`).test(lower)) return spell(lower, plain);
  // Mixed case, as in "AdventHealth", stays.
  if (/[a-z]/.test(word)) return word;
  return lower
    .replace(/[a-z]/, (letter) => letter.toUpperCase())
    .replace(/^(Mc|[DLO]')([a-z])(?=[a-z]{2})/, (_, start, letter: string) => start + letter.toUpperCase());
}

/** Drops an abbreviation's own period: "ST." and "ST" become "St.", "HOSP." becomes "Hospital". */
const spell = (word: string, plain: string): string =>
  word.replace(new RegExp(`(?<!\\d)${plain}\\.?`), spelled[plain]!);
