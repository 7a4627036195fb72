export const hotTitle = "Hot marks one posting in three, by its number. It says nothing about pay or demand.";
