import "#app/pages/page/workspace.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { howManyCompared, mostCompared } from "#app/applications/applicants/list/applicant-search.ts";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import type { loader } from "./compare.server.ts";

export { headers, loader } from "./compare.server.ts";

export const meta: MetaFunction = () => toAccountMeta("Compare applicants");

export default function CompareApplicantsPage() {
  const { company, back, people, rows, isTooMany } = useLoaderData<typeof loader>();
  return (
    <HiringPage
      company={company}
      part="applicants"
      title="Compare"
      lead="A column for each applicant. A line that all of them leave empty is not shown."
    >
      {isTooMany && <Notice title={`The first ${mostCompared} that you chose are shown.`} />}
      {people.length < 2 ? (
        <p>
          Choose {howManyCompared} in the list, then press “Compare”.{" "}
          <Link to={back} className="link">
            Applicants
          </Link>
        </p>
      ) : (
        <Scroller label="Applicants side by side">
          <table className="w-full border-collapse text-md [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:px-2 sm:[&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top">
            <caption className="sr-only">Applicants side by side</caption>
            <thead>
              <tr>
                <td />
                {people.map(({ publicId, name, to }) => (
                  <th key={publicId} scope="col" className="min-w-30 sm:min-w-44">
                    <Link to={to} className="link wrap-anywhere inline-flex min-h-11 items-center">
                      {name}
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row" className="min-w-25 max-w-60 font-normal text-ink-2 sm:min-w-32">
                    {label}
                  </th>
                  {cells.map(({ text, isOff }, at) => (
                    <td key={people[at]!.publicId} className="wrap-anywhere whitespace-pre-line">
                      {text}
                      {isOff && <span className="block text-amber text-sm">Not what you ask for</span>}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row" className="font-normal text-ink-2">
                  Next step
                </th>
                {people.map(({ publicId, name, steps }) => (
                  <td key={publicId}>
                    {steps.map((step) => (
                      <Link
                        key={step.name}
                        to={step.to}
                        className="link mr-4 inline-flex min-h-11 items-center"
                      >
                        {step.name}
                        <span className="sr-only">: {name}</span>
                      </Link>
                    ))}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </Scroller>
      )}
    </HiringPage>
  );
}
