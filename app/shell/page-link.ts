/** A page of ours and what to call it. */
export interface PageLink {
  title: string;
  to: string;
}
