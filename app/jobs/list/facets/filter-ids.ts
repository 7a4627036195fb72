export const filterFormId = "filter-form";
export const filterSheetId = "filters";

/** React 18 passes these on but has no types for them. */
export const toSheetPress = (action: "show" | "hide") => ({
  popovertarget: filterSheetId,
  popovertargetaction: action,
});
