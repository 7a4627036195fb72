import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";

/** One fetcher for all forms of the page, so that the latest answer is shown. */
export const matchFetcher = "match";

export function MatchForm({ children, className }: { children: ReactNode; className?: string }) {
  const fetcher = useFetcher({ key: matchFetcher });
  return (
    <fetcher.Form method="post" action={paths.candidateMatching()} className={className}>
      {children}
    </fetcher.Form>
  );
}
