/** What an application says when nothing led to its visit, as all of them did before sources were counted. */
export const noSource = "job-page";

/** As the funnel counts views. */
export const toApplicationSource = (source: string | null): string =>
  source === null || source === noSource ? "direct" : source;
