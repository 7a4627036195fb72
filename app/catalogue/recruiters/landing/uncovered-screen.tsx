import { Link } from "@remix-run/react";
import { HiringHeader, HiringLayout } from "#app/companies/pitch/parts/hiring-layout.tsx";
import { LinkList } from "#app/pages/page/link-list.tsx";
import { paths } from "#app/paths.ts";
import type { Uncovered } from "./landing-address.server.ts";

interface UncoveredScreenProps extends Uncovered {
  idempotencyKey: string;
}

export function UncoveredScreen({ title, missing, source, prefill, idempotencyKey }: UncoveredScreenProps) {
  return (
    <HiringLayout
      formTitle="Ask us about this search"
      source={source}
      prefill={prefill}
      idempotencyKey={idempotencyKey}
      intro={
        <>
          <HiringHeader
            heading={title}
            lead="Not covered yet. We have no checked figures for this profession and place, but a recruiter may know the market."
            facts={[]}
          />
          <div className="grid gap-6 py-5">
            <LinkList id="nearest" heading="Nearest pages" links={missing.nearest} />
            <p>
              <Link
                to={paths.jobs(new URLSearchParams({ query: missing.query }).toString())}
                className="link"
              >
                Search all jobs for these words
              </Link>
            </p>
          </div>
        </>
      }
    />
  );
}
