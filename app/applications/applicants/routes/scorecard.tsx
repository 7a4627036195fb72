import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { criterionFields, fewestCriteria } from "#app/applications/applicants/team/scorecard.ts";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { ChoiceLinks } from "#app/kit/ui/control/choice-links.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { action, loader } from "./scorecard.server.ts";

export { action, headers, loader } from "./scorecard.server.ts";

export const meta = () => toAccountMeta("Scorecard");

export default function ScorecardPage() {
  const { company, kind, kinds, criteria, isSaved } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() as { problem: string; typed: string[] } | undefined;
  const shown = refused?.typed ?? criteria;
  return (
    <HiringPage
      company={company}
      part="applicants"
      title="Scorecard"
      lead="What your team rates each applicant by, from 1 weak to 4 strong. An overall yes or no comes with it."
    >
      {kinds.length > 1 && (
        <div className="grid gap-1">
          <p className="text-ink-2 text-md">By kind of posting, as its stages are chosen:</p>
          <ChoiceLinks choices={kinds} />
        </div>
      )}
      {kind && !kind.isOwn && (
        <p className="text-ink-2">
          {kind.name} goes by the criteria of all other postings. Save others here, and it has its own.
        </p>
      )}
      {isSaved && !refused && (
        <Notice live tone="good" title="Saved. Scorecards sent before keep the criteria of their day." />
      )}
      {refused && <Notice live tone="bad" title={refused.problem} />}
      {company.canWrite ? (
        <Form method="post" key={shown.join()} className="grid max-w-2xl gap-item">
          <input type="hidden" name="seen" value={JSON.stringify(criteria)} />
          {criterionFields.map((field, at) => (
            <label key={field} className="grid gap-1 font-semibold text-md">
              <span>
                Criterion {at + 1}
                {at >= fewestCriteria && <span className="font-normal text-ink-3"> (optional)</span>}
              </span>
              <input
                name={field}
                defaultValue={shown[at]}
                maxLength={60}
                required={at < fewestCriteria}
                className="h-11 rounded-control border border-line-strong bg-surface px-3 font-normal"
              />
            </label>
          ))}
          <p className="flex flex-wrap gap-2">
            <Button>Save criteria</Button>
            {kind?.isOwn && (
              <Button name="as-all" value="yes" look="outline" formNoValidate>
                Use those of all other postings
              </Button>
            )}
          </p>
        </Form>
      ) : (
        <ol className="grid list-decimal gap-2 pl-5">
          {criteria.map((criterion) => (
            <li key={criterion} className="wrap-anywhere">
              {criterion}
            </li>
          ))}
        </ol>
      )}
    </HiringPage>
  );
}
