/** The header that says when a page for everybody was rendered, in UTC milliseconds. */
export const renderedAtHeader = "x-rendered-at";
