/** Stored in search entries: never renumber or reuse. */
export const traitCodes = {
  visa: 1,
  "new-graduate": 2,
  "sign-on": 3,
  "loan-repayment": 4,
  "7on7off": 5,
  direct: 6,
  agency: 7,
  j1: 8,
  h1b: 9,
  pslf: 10,
  nhsc: 11,
} as const;

export type Trait = keyof typeof traitCodes;

export const traits = Object.keys(traitCodes) as Trait[];

/** The filter form lists these. The others are read from words, or are a narrower kind of these. */
export const listedTraits = [
  "visa",
  "new-graduate",
  "sign-on",
  "loan-repayment",
  "7on7off",
  "direct",
] as const satisfies readonly Trait[];

export type ListedTrait = (typeof listedTraits)[number];

export const widerTraits: Partial<Record<Trait, Trait>> = {
  j1: "visa",
  h1b: "visa",
  pslf: "loan-repayment",
  nhsc: "loan-repayment",
};

export const traitNames: Record<Trait, string> = {
  visa: "Visa sponsorship",
  "new-graduate": "New graduates welcome",
  "sign-on": "Sign-on bonus",
  "loan-repayment": "Loan repayment",
  "7on7off": "7 on / 7 off",
  direct: "Direct employer",
  agency: "Staffing agency",
  j1: "J-1 waiver",
  h1b: "H-1B sponsorship",
  pslf: "PSLF employer",
  nhsc: "NHSC site",
};
