/** Words that people use for the same thing. In a group, each is looked for beside the one that was typed. */
const groups = [
  "quit resign leave leaving fired terminated termination laid ends ending",
  "paycheck check stub payslip",
  "rvu rvus wrvu productivity",
  "attending physician doctor md doctors",
  "np nps practitioner aprn",
  "pa pas assistant",
  "rn rns nurse nursing",
  "lpn lvn practical",
  "cna cnas assistant aide",
  "view viewed see sees",
  "compact multistate nlc",
  "management manager leadership",
  "experience ready years",
  "crna crnas anesthetist",
  "dnp msn nursing school",
  "boss manager supervisor director",
  "cheap cheaper inexpensive affordable cost price prices",
  "resume cv",
  "gap break return returning away hiatus",
  "switch change move transition transfer",
  "cert certs certification certificate certified credential credentials",
  "ce ceu ceus cme continuing",
  "pto vacation leave bank",
  "401k 403b retirement match vesting pension",
  "insurance health plan premium coverage",
  "locum locums tenens",
  "traveler travelers traveling travel agency",
  "apartment housing lodging",
  "raise increase negotiate negotiating negotiation counteroffer",
  "haggle bargain negotiate",
  "pay money salary wage wages compensation",
  "worth value",
  "orientation preceptor training onboarding residency",
  "newgrad grad grads graduate graduates",
  "outpatient clinic ambulatory",
  "or operating perioperative surgery",
  "er ed emergency",
  "icu critical intensive",
  "scam fake fraud",
  "free cost fee fees price pricing",
  "delete remove erase",
  "status track follow",
  "paperwork documents packet file records credential credentials",
  "noncompete covenant covenants",
  "cmo executive leadership",
  "lead leader leadership manager",
  "hot demand shortage",
  "trend trends growing growth",
  "fastest fast growing",
  "perk perks benefit benefits",
  "bonus incentive",
  "renew renewal recertify recert retake expire expires",
  "test exam",
  "course class",
  "rate rates",
  "tips advice",
  "screening background check",
  "ranked ranking rank best",
  "bookmark save saved favorite",
  "hire hiring recruit recruiting staff",
  "advertise post posting",
  "remote telehealth telework",
] as const;

const byWord = new Map<string, Set<string>>();
for (const group of groups) {
  const words = group.split(" ");
  for (const word of words) {
    const known = byWord.get(word) ?? new Set<string>();
    for (const other of words) if (other !== word) known.add(other);
    byWord.set(word, known);
  }
}

export const listSynonyms = (word: string): readonly string[] => [
  ...(byWord.get(word) ?? byWord.get(word.replace(/s$/, "")) ?? []),
];
