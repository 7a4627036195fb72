/** Apart from the schema, which would bring its library to the page. */
export const longestQuestion = 400;
