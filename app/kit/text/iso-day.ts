const isoLength = 10;

/** "2027-03-31", in UTC. */
export const toIsoDay = (ms: number): string => new Date(ms).toISOString().slice(0, isoLength);

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "Mar 31, 2027". Without `Intl`, whose tables add 10 ms to the start of a page. */
export function formatIsoDay(iso: string): string {
  const [year, month, day] = iso.split("-");
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
}
