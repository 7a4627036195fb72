const small = new Set(["of", "and", "the", "at", "for", "in", "on"]);
const capitals = new Set([
  "NYU",
  "HCA",
  "PIH",
  "JPS",
  "JFK",
  "USC",
  "UCLA",
  "UW",
  "AHMC",
  "LAC",
  "VA",
  "UHS",
  "UCI",
]);
const spelled: Record<string, string> = {
  hosp: "Hospital",
  ctr: "Center",
  ft: "Fort",
  healthsystem: "HealthSystem",
  honorhealth: "HonorHealth",
  evergreenhealth: "EvergreenHealth",
  wellstar: "Wellstar",
  multicare: "MultiCare",
  northshore: "NorthShore",
  bronxcare: "BronxCare",
};

/** A hospital's name in title case, without the company form: Medicare's files give capitals. */
export function toHospitalName(name: string): string {
  return name
    .replace(/,? inc\.?$/i, "")
    .replace(/ 1$/, "")
    .trim()
    .split(" ")
    .map((part, index) =>
      part
        .split(/(?<=[-/])/)
        .map((word) => toWord(word, index === 0))
        .join(""),
    )
    .join(" ");
}

function toWord(word: string, isFirst: boolean): string {
  if (capitals.has(word)) return word;
  const lower = word.toLowerCase();
  const plain = lower.replace(/[^a-z]/g, "");
  if (!isFirst && small.has(plain)) return lower;
  if (spelled[plain]) return lower.replace(plain, spelled[plain]);
  return lower.replace(/[a-z]/, (letter) => letter.toUpperCase());
}
