/** Dark enough for a black-and-white printer. */
export const ink = { text: "#14231f", note: "#465450", rule: "#7b8884", fill: "#e8eeeb" };
