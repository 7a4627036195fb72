import "#app/pages/page/workspace.css";
import { Link, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { TalentFacts, toTalentTitle } from "#app/clinicians/details/talent/talent-facts.tsx";
import { messageChips } from "#app/companies/talent/message-words.ts";
import { TalentFilterForm } from "#app/companies/talent/talent-filters.tsx";
import { TalentFitPart } from "#app/companies/talent/talent-fit-part.tsx";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { workPaths } from "#app/work-paths.ts";
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
          <p>
            <Link
              to={workPaths.hiringTalentWritten(company.slug)}
              className="link inline-flex min-h-11 items-center"
            >
              Messages to clinicians
            </Link>
          </p>
          <TalentFilterForm company={company.slug} {...{ asked, professions, postings }} />
          {problem ? (
            <Notice tone="bad" title={problem} />
          ) : people.length > 0 ? (
            <section aria-labelledby="found" className="grid gap-item">
              <h2 id="found" className="text-lg">
                {count}
              </h2>
              <ul className="grid gap-3">
                {people.map(({ publicId, to, last, person, fit }) => (
                  <li key={publicId}>
                    <article
                      aria-labelledby={publicId}
                      className="grid gap-3 rounded-card border border-line bg-surface p-5"
                    >
                      <h3 id={publicId} className="wrap-anywhere text-md">
                        <Link to={to} className="link">
                          {toTalentTitle(person)}
                        </Link>
                      </h3>
                      {last && <Chips chips={[messageChips[last]]} label="Your last message" />}
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
