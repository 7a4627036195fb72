/** The year of the wage survey, and of a posting that states no hours. */
export const fullTimeHours = 40;
export const weeksPerYear = 52;
export const hoursPerYear = fullTimeHours * weeksPerYear;
