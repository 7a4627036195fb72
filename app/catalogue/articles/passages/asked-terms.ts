import { listTellingWords, toStem } from "./telling-words.ts";

export interface AskedTerm {
  stem: string;
  others: readonly string[];
  /** False for a word of the story around the question. */
  isAsked: boolean;
}

const clauses =
  /[.?!;,:]+\s+|\s+(?:and|but|so)\s+(?=(?:do|does|can|could|should|will|would|is|are|when|what|how)\b)/i;
const asks =
  /^(?:so |but |and |ok |then )?(?:do|does|did|can|could|may|should|shall|will|would|is|are|am|was|when|what|whats|how|which|who|where|why)\b/i;

/** What of a story with a question in it is the question. Empty when all of it is, or nothing. */
function listAskedStems(question: string): ReadonlySet<string> {
  const all = question.split(clauses).map((clause) => clause.trim());
  const asking = all.filter((clause) => asks.test(clause));
  return new Set(asking.length < all.length ? asking.flatMap(listTellingWords).map(toStem) : []);
}

export function toAskedTerms(question: string): AskedTerm[] {
  const askedStems = listAskedStems(question);
  const terms = new Map<string, AskedTerm>();
  for (const word of listTellingWords(question)) {
    const key = toStem(word);
    const others = listSynonyms(word)
      .map(toStem)
      .filter((other) => other !== key);
    if (!terms.has(key))
      terms.set(key, { stem: key, others: [...new Set(others)], isAsked: askedStems.has(key) });
  }
  return [...terms.values()];
}

/** Each word of a group is looked for beside the one that was typed. */
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
  "401k 403b retirement match vesting",
  "insurance health plan premium coverage",
  "locum locums tenens",
  "traveler travelers traveling travel agency",
  "apartment housing lodging",
  "raise increase negotiate negotiating negotiation counteroffer",
  "haggle bargain negotiate",
  "pay money salary wage wages compensation",
  "worth value",
  "orientation preceptor training onboarding residency",
  "newgrad grad grads graduate graduates graduation graduating",
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
  "remote telehealth telework telemedicine",
  "assignment contract",
  "commitment repayment",
  "pt therapist therapists therapy pts",
  "ot therapist therapists therapy",
  "slp speech",
  "weekly week wk",
  "hourly hour hr",
  "accredited accreditation",
  "extend extending extension renew",
  "stipend stipends",
  "taxable tax taxes",
  "area circle miles radius",
  "calculate calculated compute computed figure figures",
  "lapsed expired inactive reinstate reactivate",
  "extending extend renew renewal",
  "unit floor department",
  "reimburse reimbursement refund",
  "hospitalist physician",
  "min mins minutes",
  "derm dermatology",
  "ortho orthopedic orthopedics",
  "psych psychiatry psychiatric",
  "peds pediatric pediatrics",
  "snf skilled",
  "malpractice liability",
  "withdraw withdrawn rescind rescinded revoke",
  "prn diem",
  "mistake error wrong",
  "kids children child",
  "baby pregnancy pregnant maternity",
  "upgrade convert converting",
  "silent silence ghosted",
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

const listSynonyms = (word: string): readonly string[] => [
  ...(byWord.get(word) ?? byWord.get(word.replace(/s$/, "")) ?? []),
];
