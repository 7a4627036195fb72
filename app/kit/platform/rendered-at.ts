/** UTC milliseconds. */
export const renderedAtHeader = "x-rendered-at";
