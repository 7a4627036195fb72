/** Spec section 3: postings added today, and postings open. */
export interface JobStats {
  newToday: number;
  total: number;
}
