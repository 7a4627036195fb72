/** Of these, a posting has one for each email address: the unique index applications_open_once (migrations/0064). */
export const openStates = ["new", "in-review", "interview", "offer"] as const;

export const isOpenSql = `state IN (${openStates.map((state) => `'${state}'`).join(", ")})`;

/** The words of other systems and of a federal contractor's log, for files and feeds. */
export const dispositions = {
  new: "NEW",
  "in-review": "REVIEWED",
  interview: "INTERVIEW",
  offer: "OFFER",
  hired: "HIRED",
  "not-selected": "REJECTED",
  withdrawn: "WITHDRAWN",
} as const;
