export const toFamilySlug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
