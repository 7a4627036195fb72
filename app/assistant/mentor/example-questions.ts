/** Named in the address by their id alone. */
export const exampleQuestions: Readonly<Record<string, string>> = {
  "icu-colorado":
    "Which ICU jobs could I take in Colorado with my Arizona multistate license, and what do they pay?",
  "np-texas": "Can a nurse practitioner practice independently in Texas?",
  "pay-ohio": "What do physician assistants make in Ohio?",
  "take-home": "How much would I keep of $95,000 in Oregon after taxes?",
  ccrn: "How many hours do I need for the CCRN?",
  "ce-california": "How many continuing education hours does California require of an RN?",
  "sign-on": "What happens to a sign-on bonus if I leave early?",
};

export const findExample = (id: string | null): string | null =>
  id !== null && Object.hasOwn(exampleQuestions, id) ? exampleQuestions[id]! : null;
