/** Spec section 3: lowercase, non-alphanumerics become hyphens. */
export const toFamilySlug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
