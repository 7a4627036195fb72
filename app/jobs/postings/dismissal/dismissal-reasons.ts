/** As the column has them, in the words of the person who looks for work. */
export const dismissalReasons = {
  pay: "The pay",
  place: "The place",
  shift: "The shift or schedule",
  employer: "The employer",
  license: "My license does not fit",
  other: "Something else",
} as const;

/** On the posting's page, with Undo. */
export const dismissalId = "not-interested";

export type DismissalReason = keyof typeof dismissalReasons;

export const isDismissalReason = (text: string): text is DismissalReason =>
  Object.hasOwn(dismissalReasons, text);
