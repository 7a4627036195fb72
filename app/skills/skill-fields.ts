/** Names of a checklist's form. The prefix keeps an item's id apart from the other fields. */
export const toRatingField = (id: string): string => `r.${id}`;
export const toLastField = (id: string): string => `w.${id}`;

/** SkillAnswers as one text, for a form that does not ask them again. */
export const carriedField = "answers";
export const changeField = "change";
