/** Lowercases a name and turns every run of other characters into a hyphen. */
export const toFamilySlug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
