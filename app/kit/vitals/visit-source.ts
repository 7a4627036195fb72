/** Nothing led to the visit; all applications from before sources were counted have it too. */
export const noSource = "job-page";

/** As the funnel counts views. */
export const toApplicationSource = (source: string | null): string =>
  source === null || source === noSource ? "direct" : source;

/** One page view of so many says which postings its lists had. */
export const listsPerReport = 10;
