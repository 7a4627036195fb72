/** A view is the posting; a start is its application form. */
export interface PostingView {
  slug: string;
  isStart: boolean;
}

const posting = /^\/jobs\/([a-z0-9-]{1,100})(\/apply)?$/;

export function toPostingView(pathname: string): PostingView | null {
  const [, slug, apply] = posting.exec(pathname) ?? [];
  return slug ? { slug, isStart: apply !== undefined } : null;
}

const robots = /bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|scrap|facebookexternalhit/i;

/** Most crawlers run no scripts and report nothing. These do, and identify themselves. */
export const isRobot = (userAgent: string): boolean => robots.test(userAgent);
