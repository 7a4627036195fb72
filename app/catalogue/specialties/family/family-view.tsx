import { Link } from "@remix-run/react";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/phone-fold.css";
import type { FamilyPageView } from "./family-page.server.ts";

export function FamilyView({ view }: { view: FamilyPageView }) {
  const { name, intro, count, totalJobs } = view;
  return (
    <>
      <PageHeader
        isAiry
        title={name}
        lead={
          <>
            <strong className="text-ink tabular-nums">
              {formatCount(count)} specialties
              {totalJobs !== null && `, ${formatCount(totalJobs)} open ${totalJobs === 1 ? "job" : "jobs"}`}.
            </strong>{" "}
            {intro}
          </>
        }
      >
        <ButtonLink to={paths.specialties()} look="outline">
          All families
        </ButtonLink>
      </PageHeader>
      <div className="page">
        <TextSection id="specialties" title="Specialties" className="pt-0 md:pt-0">
          {view.sharedPay && <p className="max-w-3xl pb-2 text-ink-2">{view.sharedPay}</p>}
          <SpecialtyTable view={view} />
          <p className="max-w-3xl pt-4 text-ink-3 text-sm">
            Jobs: open postings. Postings rarely say more than the field, so where specialties share a field,
            one has the count and the others lead to the whole field.
            {!view.sharedPay &&
              " Median pay: U.S. Bureau of Labor Statistics, May 2025, for the occupation that includes the specialty; a dash means that BLS counts the jobs under another occupation."}
          </p>
        </TextSection>
        <PhoneFold title="Related families" heading="h2" id="families">
          <LinkGrid links={view.neighbors} />
        </PhoneFold>
        <TextSection id="questions" title="Questions" className="border-line border-t">
          <FaqBlock items={view.questions} />
        </TextSection>
      </div>
    </>
  );
}

function SpecialtyTable({ view: { name, specialties, sharedPay } }: { view: FamilyPageView }) {
  return (
    <table className="w-full text-md tabular-nums">
      <caption className="sr-only">Specialties of {name}, by open jobs</caption>
      <thead className="text-ink-2 text-sm">
        <tr>
          <th scope="col" className="py-2 pr-2 text-left font-semibold">
            Specialty
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            Jobs
          </th>
          {!sharedPay && (
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              Median pay
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-t">
        {specialties.map((specialty) => (
          <tr key={specialty.to}>
            <th scope="row" className="pr-2 text-left font-semibold">
              <Link to={specialty.to} className="link inline-flex min-h-9 items-center py-0.5">
                {specialty.name}
              </Link>
              {specialty.priority && (
                <span className="ml-2 hidden font-normal text-ink-3 text-sm sm:inline">
                  {specialty.priority}
                </span>
              )}
            </th>
            <td className="pl-3 text-right">
              {specialty.open?.to ? (
                <Link to={specialty.open.to} className="link inline-flex min-h-9 items-center py-0.5">
                  {specialty.open.text}
                </Link>
              ) : (
                (specialty.open?.text ?? "–")
              )}
            </td>
            {!sharedPay && <td className="pl-3 text-right">{specialty.median ?? "–"}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
