/** Of these, a posting has one for each email address: the unique index applications_open_once (migrations/0064). */
export const openStates = ["new", "in-review", "interview", "offer"] as const;

export const isOpenSql = `state IN (${openStates.map((state) => `'${state}'`).join(", ")})`;
