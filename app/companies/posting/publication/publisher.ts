import type { PostingCompany } from "#app/companies/posting/draft/companies.server.ts";
import type { Viewer } from "#app/kit/platform/context.ts";

export type Publisher =
  | { kind: "signed-out" | "seeker" | "unverified" | "no-company" | "suspended" }
  | { kind: "ready"; companies: { slug: string; name: string }[]; company: string };

export function toPublisher(
  viewer: Viewer | null,
  companies: readonly PostingCompany[],
  employerId: number | null,
): Publisher {
  if (!viewer) return { kind: "signed-out" };
  if (companies.length === 0) return { kind: viewer.role === "employer" ? "no-company" : "seeker" };
  if (!viewer.emailVerified) return { kind: "unverified" };
  const free = companies.filter(({ isHeld }) => !isHeld);
  const chosen = companies.find(({ id }) => id === employerId) ?? free[0];
  if (!chosen || chosen.isHeld) return { kind: "suspended" };
  return {
    kind: "ready",
    companies: free.map(({ slug, name }) => ({ slug, name })),
    company: chosen.slug,
  };
}
