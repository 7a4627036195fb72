import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";

/** One fetcher for every form of the page, so that the last answer is the one shown. */
export const matchFetcher = "match";

export function MatchForm({ children, className }: { children: ReactNode; className?: string }) {
  const fetcher = useFetcher({ key: matchFetcher });
  return (
    <fetcher.Form method="post" action={paths.candidateMatching()} className={className}>
      {children}
    </fetcher.Form>
  );
}
