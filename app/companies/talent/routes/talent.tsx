import "#app/pages/page/workspace.css";
import { useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { TalentFacts, toTalentTitle } from "#app/clinicians/details/talent/talent-facts.tsx";
import { TalentFilterForm } from "#app/companies/talent/talent-filters.tsx";
import { TalentFitPart } from "#app/companies/talent/talent-fit-part.tsx";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import type { loader } from "./talent.server.ts";

export { headers, loader } from "./talent.server.ts";

export const meta = () => toAccountMeta("Talent");

export default function TalentPage() {
  const { company, isApproved, problem, asked, professions, postings, chosen, count, people, pages } =
    useLoaderData<typeof loader>();
  return (
    <HiringPage
      company={company}
      part="talent"
      title="Talent"
      lead="Clinicians who let approved companies find them. You learn who they are only if they answer you."
    >
      {isApproved ? (
        <>
          <TalentFilterForm company={company.slug} {...{ asked, professions, postings }} />
          {problem ? (
            <Notice tone="bad" title={problem} />
          ) : people.length > 0 ? (
            <section aria-labelledby="found" className="grid gap-item">
              <h2 id="found" className="text-lg">
                {count}
              </h2>
              <ul className="grid gap-3">
                {people.map(({ publicId, person, fit }) => (
                  <li key={publicId}>
                    <article
                      aria-labelledby={publicId}
                      className="grid gap-3 rounded-card border border-line bg-surface p-5"
                    >
                      <h3 id={publicId} className="wrap-anywhere text-md">
                        {toTalentTitle(person)}
                      </h3>
                      <TalentFacts person={person} />
                      {fit && chosen && <TalentFitPart fit={fit} posting={chosen} />}
                    </article>
                  </li>
                ))}
              </ul>
            </section>
          ) : (
            <Notice title="Nobody that you can see fits">Take a filter away, or look again later.</Notice>
          )}
          <NewerOlder label="Pages of clinicians" newer={pages.previous} older={pages.next} />
        </>
      ) : (
        <Notice title="You can search once we have approved your company">
          We read the first posting of each company, and approve the company with it.
        </Notice>
      )}
    </HiringPage>
  );
}
