/** Spec section 3: how many postings came in today, and how many are open. */
export interface JobStats {
  newToday: number;
  total: number;
}
