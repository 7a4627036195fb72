/** The prefix keeps item ids apart from the form's other fields. */
export const toRatingField = (id: string): string => `r.${id}`;
export const toLastField = (id: string): string => `w.${id}`;

/** SkillAnswers as text, for a form that does not ask them again. */
export const carriedField = "answers";
export const changeField = "change";
