/** A sentence to say to the recruiter, and what is at stake in a year. */
export interface Ask {
  text: string;
  dollars: number;
}
