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
  "UCSF",
  "UC",
  "UF",
  "UH",
  "UNC",
  "USA",
  "UAB",
  "UPMC",
  "SSM",
  "SUNY",
  "LSU",
  "WVU",
  "UMC",
  "OSU",
  "BHC",
  "MCG",
  "AMC",
  "VAMC",
]);
const spelled: Record<string, string> = {
  hosp: "Hospital",
  ctr: "Center",
  med: "Medical",
  reg: "Regional",
  mem: "Memorial",
  childrens: "Children's",
  umass: "UMass",
  ohiohealth: "OhioHealth",
  promedica: "ProMedica",
  metrohealth: "MetroHealth",
  wakemed: "WakeMed",
  healthone: "HealthONE",
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
export function toTitleCase(name: string): string {
  return name
    .replace(/^.* dba /i, "")
    .replace(/,? (?:inc|llc)\.?$/i, "")
    .replace(/, the$/i, "")
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
  if (capitals.has(word.replace(/[-/]$/, ""))) return word;
  const lower = word.toLowerCase();
  const plain = lower.replace(/[^a-z]/g, "");
  if (!isFirst && small.has(plain)) return lower;
  if (spelled[plain] && lower.includes(plain)) return lower.replace(plain, spelled[plain]);
  return lower.replace(/[a-z]/, (letter) => letter.toUpperCase());
}
