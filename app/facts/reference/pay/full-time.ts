/** The wage survey's year, and the one assumed for a posting that states no hours. */
export const fullTimeHours = 40;
export const weeksPerYear = 52;
export const hoursPerYear = fullTimeHours * weeksPerYear;

/** Three 12-hour shifts, for travel work that states no hours. */
const travelHours = 36;

export const toUsualHours = (work: string | null): number =>
  work === "travel" ? travelHours : fullTimeHours;

/** For every form and address that takes hours, days or weeks. */
export const workTime = {
  weekHours: { least: 1, most: 168 },
  shiftHours: { least: 1, most: 72 },
  daysOff: { least: 0, most: 365 },
  contractWeeks: { least: 1, most: 520 },
} as const;
