/** The wage survey's year, and the one assumed for a posting that states no hours. */
export const fullTimeHours = 40;
export const weeksPerYear = 52;
export const hoursPerYear = fullTimeHours * weeksPerYear;
