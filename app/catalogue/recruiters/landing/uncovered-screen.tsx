import { Link } from "@remix-run/react";
import { RecruiterLayout } from "#app/catalogue/recruiters/recruiter-layout.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { LinkList } from "#app/pages/page/link-list.tsx";
import { paths } from "#app/paths.ts";
import type { Uncovered } from "./landing-address.server.ts";

interface UncoveredScreenProps extends Uncovered {
  idempotencyKey: string;
}

export function UncoveredScreen({ title, missing, source, prefill, idempotencyKey }: UncoveredScreenProps) {
  return (
    <>
      <PageHeader
        title={title}
        lead="Not covered yet. We have no checked figures for this profession and place, but a recruiter may know the market. Ask us below."
      />
      <RecruiterLayout
        formTitle="Ask us about this search"
        source={source}
        prefill={prefill}
        idempotencyKey={idempotencyKey}
        intro={
          <div className="grid gap-8 pb-8">
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
        }
      />
    </>
  );
}
