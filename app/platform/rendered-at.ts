/** The time in UTC milliseconds at which a page for everyone was rendered. */
export const renderedAtHeader = "x-rendered-at";
