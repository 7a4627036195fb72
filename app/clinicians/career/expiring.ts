import type { Profile } from "#app/clinicians/profile/record/profile.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";

export interface Expiring {
  name: string;
  date: string;
  when: string;
  isUrgent: boolean;
}

const urgentDays = 30;

export function listExpiring({ licenses, certificates }: Profile, now: number): Expiring[] {
  const dated = [
    ...licenses.map(({ state, expires }) => ({ name: `${findState(state)!.name} license`, expires })),
    ...certificates.map(({ code, expires }) => ({ name: code, expires })),
  ];
  return dated
    .flatMap(({ name, expires }) => (expires ? [{ name, expires }] : []))
    .sort((one, other) => (one.expires < other.expires ? -1 : 1))
    .map(({ name, expires }) => {
      const days = Math.ceil((Date.parse(expires) - now) / dayMs);
      return { name, date: formatIsoDay(expires), when: toWhen(days), isUrgent: days <= urgentDays };
    });
}

function toWhen(days: number): string {
  if (days < 0) return "Expired";
  if (days === 0) return "Expires today";
  return days === 1 ? "Expires tomorrow" : `Expires in ${days} days`;
}
