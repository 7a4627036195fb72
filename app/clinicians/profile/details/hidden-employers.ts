import type { ProfileDetails } from "./profile-details.ts";

interface Receiver {
  name: string;
  slug: string;
  isAgency: boolean;
}

/** What someone is told before she sends her name to an employer that she hides from, or to an agency that may work for one. */
export function toHiddenWords(
  { hidden }: Pick<ProfileDetails["privacy"], "hidden">,
  { name, slug, isAgency }: Receiver,
): string | null {
  const isHidden = hidden.some(
    (employer) => employer.slug === slug || employer.name.toLowerCase() === name.toLowerCase(),
  );
  if (isHidden) return `You hide from ${name}. Sending this shows them your name.`;
  if (!isAgency || hidden.length === 0) return null;
  const names = new Intl.ListFormat("en-US", { type: "disjunction" }).format(hidden.map((each) => each.name));
  return `${name} is a staffing agency and may work for an employer that you hide from (${names}). Sending this shows the agency your name.`;
}
