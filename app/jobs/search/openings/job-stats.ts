export interface JobStats {
  newToday: number;
  total: number;
}
