import { Link } from "@remix-run/react";
import { Chips } from "#app/kit/ui/chip.tsx";
import { paths } from "#app/paths.ts";
import type { ClaimView } from "./claim-words.ts";

export function ClaimList({ claims }: { claims: readonly ClaimView[] }) {
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="claims" className="grid max-w-3xl gap-stack">
      <h2 id="claims">Your claims</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {claims.map(({ publicId, companyName, chip, next }) => (
          <li key={publicId} className="grid gap-1 px-5 py-3.5">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <Link
                to={paths.companyClaim(publicId)}
                className="link wrap-anywhere inline-flex min-h-11 items-center font-semibold"
              >
                {companyName}
              </Link>
              <Chips chips={[chip]} />
            </div>
            <p className="text-ink-2 text-md">{next}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
