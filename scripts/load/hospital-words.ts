const toLookup = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words inside a name that stay in lower case. */
export const small = toLookup("of and the at for in on with by du");

/** Abbreviations that stay in capitals. */
export const capitals = toLookup(
  "NYU HCA PIH JPS JFK USC UCLA UW AHMC LAC VA UHS UCI UCSF UC UF UH UNC USA UAB " +
    "UPMC SSM SUNY LSU WVU UMC OSU BHC MCG AMC VAMC AFB ACH ACMH AHN AHS AMG AR ARH BCA " +
    "BMH BSA CAMC CGH CHI CJW DC DCH DLP EAMC ECU ER FHN HMHP HS HSHS IHS IL IU KMI LDS " +
    "LIJ LMH LR LTC LTCU MC MI MMC MO MUSC NC NCBH NGMC NH NKC NMC NNMH NS NY OHSU OU " +
    "OSF OSS PHS RMH RTC SBH SC SCK SE SEARHC SGMC SLHS SMP TJ TLC TMC TRMC UCF UCH UHHS UM UMD " +
    "UNM UP UPHS USD USMD UT UVA VCU VHS WCA",
);

/** Abbreviations spelled out, possessives, and brands with a capital inside. */
export const spelled: Readonly<Record<string, string>> = {
  hosp: "Hospital",
  hsp: "Hospital",
  ctr: "Center",
  med: "Medical",
  mdl: "Medical",
  reg: "Regional",
  mem: "Memorial",
  hlth: "Health",
  hlthcr: "Healthcare",
  hlthcare: "Healthcare",
  hrt: "Heart",
  gen: "General",
  beh: "Behavioral",
  behav: "Behavioral",
  psy: "Psychiatric",
  psych: "Psychiatric",
  prov: "Providence",
  sys: "System",
  systm: "System",
  srvs: "Services",
  dept: "Department",
  div: "Division",
  comm: "Community",
  assn: "Association",
  univ: "University",
  jct: "Junction",
  ms: "Mississippi",
  tn: "Tennessee",
  ft: "Fort",
  st: "St.",
  ste: "Ste.",
  mt: "Mount",
  dr: "Dr.",
  jr: "Jr.",
  childrens: "Children's",
  womans: "Woman's",
  womens: "Women's",
  adventhealth: "AdventHealth",
  alliancehealth: "AllianceHealth",
  anmed: "AnMed",
  atlanticare: "AtlantiCare",
  baycare: "BayCare",
  bronxcare: "BronxCare",
  calverthealth: "CalvertHealth",
  carepoint: "CarePoint",
  carolinaeast: "CarolinaEast",
  centracare: "CentraCare",
  evergreenhealth: "EvergreenHealth",
  firsthealth: "FirstHealth",
  healthone: "HealthONE",
  healthsystem: "HealthSystem",
  highpoint: "HighPoint",
  honorhealth: "HonorHealth",
  kershawhealth: "KershawHealth",
  lincolnhealth: "LincolnHealth",
  mainehealth: "MaineHealth",
  marinhealth: "MarinHealth",
  medstar: "MedStar",
  memorialcare: "MemorialCare",
  mercyone: "MercyOne",
  metrohealth: "MetroHealth",
  multicare: "MultiCare",
  mymichigan: "MyMichigan",
  northshore: "NorthShore",
  ohiohealth: "OhioHealth",
  peacehealth: "PeaceHealth",
  promedica: "ProMedica",
  starcare: "StarCare",
  thedacare: "ThedaCare",
  tidalhealth: "TidalHealth",
  tristar: "TriStar",
  trustpoint: "TrustPoint",
  uchealth: "UCHealth",
  uchicago: "UChicago",
  umass: "UMass",
  unitypoint: "UnityPoint",
  uofl: "UofL",
  wakemed: "WakeMed",
  wellstar: "Wellstar",
  whidbeyhealth: "WhidbeyHealth",
  winnmed: "WinnMed",
};

/** State codes inside the names of universities. */
export const ofStates: Readonly<Record<string, string>> = {
  KS: "KANSAS",
  MD: "MARYLAND",
  MN: "MINNESOTA",
  TX: "TEXAS",
  WI: "WISCONSIN",
};
