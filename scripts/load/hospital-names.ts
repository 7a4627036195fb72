const small = new Set(["of", "and", "the", "at", "for", "in", "on"]);
const capitals = new Set(
  (
    "NYU HCA PIH JPS JFK USC UCLA UW AHMC LAC VA UHS UCI UCSF UC UF UH UNC USA UAB " +
    "UPMC SSM SUNY LSU WVU UMC OSU BHC MCG AMC VAMC AFB ACH ACMH AHN AHS AMG AR ARH BCA " +
    "BMH BSA CAH CAMC CGH CHI CJW DC DCH DLP EAMC ECU FHN HMHP HS HSHS IHS IL IU KMI " +
    "LIJ LMH LR LTC LTCU MC MI MMC MO MUSC NC NCBH NGMC NH NKC NMC NNMH NS NY OHSU " +
    "OSF OSS PHS RMH RTC SBH SC SCK SE SGMC SLHS TJ TLC TMC TRMC UCF UCH UHHS UM UMD " +
    "UNM UP UPHS USD USMD UT UVA VCU VHS WCA"
  ).split(" "),
);
const spelled: Record<string, string> = {
  hosp: "Hospital",
  ctr: "Center",
  med: "Medical",
  reg: "Regional",
  mem: "Memorial",
  childrens: "Children's",
  hlth: "Health",
  hrt: "Heart",
  hsp: "Hospital",
  mdl: "Medical",
  gen: "General",
  beh: "Behavioral",
  psy: "Psychiatric",
  prov: "Providence",
  sys: "System",
  srvs: "Services",
  dept: "Department",
  div: "Division",
  comm: "Community",
  assn: "Association",
  univ: "University",
  jct: "Junction",
  ms: "Mississippi",
  tn: "Tennessee",
  uofl: "UofL",
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

/** States that stand in a university's name. */
const ofStates: Record<string, string> = {
  KS: "KANSAS",
  MD: "MARYLAND",
  MN: "MINNESOTA",
  TX: "TEXAS",
  WI: "WISCONSIN",
};

/** A hospital's or city's name in title case, without the company form: Medicare's files give capitals. */
export function toTitleCase(name: string): string {
  return spellOut(name)
    .split(" ")
    .map((part, index) =>
      part
        .split(/(?<=[-/])/)
        .map((word) => toWord(word, index === 0))
        .join(""),
    )
    .join(" ");
}

const spellOut = (name: string): string =>
  name
    .replace(/\s+/g, " ")
    .replace(/^.* dba /i, "")
    .replace(/,? (?:inc|llc|llp|lp|corp)\.?$/i, "")
    .replace(/, the$/i, "")
    .replace(/ 1$/, "")
    .replace(/ ?-\s*$/, "")
    .replace(/^CHI-/, "CHI ")
    .replace(/^NH (?=[A-Z][a-z])/, "Naval Hospital ")
    .replace(/\b([NS])E WISCONSIN/, (_, letter) => `${letter === "N" ? "NORTH" : "SOUTH"}EAST WISCONSIN`)
    .replace(/\bOF (KS|MD|MN|TX|WI)\b/g, (_, code: string) => `OF ${ofStates[code]}`)
    .replace(/\bMC (?=[A-Z])/, "MC")
    .trim();

function toWord(word: string, isFirst: boolean): string {
  const letters = word.replace(/[^A-Za-z]/g, "");
  if (capitals.has(letters) || /^(?:[A-Z]\.){2,}/.test(word)) return word;
  const lower = word.toLowerCase();
  const plain = lower.replace(/[^a-z]/g, "");
  if (!isFirst && small.has(plain)) return lower;
  if (spelled[plain] && lower.includes(plain)) return lower.replace(plain, spelled[plain]);
  // "AdventHealth" is printed as it is meant.
  if (/[a-z]/.test(word)) return word;
  return lower
    .replace(/[a-z]/, (letter) => letter.toUpperCase())
    .replace(/^(Mc|[DLO]')([a-z])(?=[a-z]{2})/, (_, start, letter: string) => start + letter.toUpperCase());
}
