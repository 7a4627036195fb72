import { ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import type { OpeningsView } from "./openings.server.ts";

export function OpeningsButton({ openings }: { openings: OpeningsView | null }) {
  if (openings?.total === 0) return <ButtonLink to={openings.wider.to}>{openings.wider.label}</ButtonLink>;
  return <ButtonLink to={openings?.search ?? paths.jobs()}>See the jobs</ButtonLink>;
}
