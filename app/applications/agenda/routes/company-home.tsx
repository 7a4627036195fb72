import "#app/pages/page/workspace.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { type AgendaPart, listAgenda } from "#app/applications/agenda/agenda.server.ts";
import { admitToRead, everyMember } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { readTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { workPaths } from "#app/work-paths.ts";

export const meta: MetaFunction = () => toAccountMeta("What is due");
export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { viewer, company } = await admitToRead(asked, everyMember);
  const timeZone = await readTimeZone(asked.context.db, company.employerId);
  return {
    company: toHiringCompany(company),
    self: viewer.email,
    notice: findNotice(notices, new URL(asked.request.url).searchParams.get("done")),
    parts: await listAgenda(asked.context, viewer, company, timeZone),
  };
}

const notices = {
  "sent-back": { tone: "good", title: "Sent back. The author gets your note by email." },
  "not-waiting": { tone: "warn", title: "That posting no longer waits: it was sent back to its author." },
} as const;

/** A hiring manager reads them; owners and recruiters answer. */
const managerTitles: Partial<Record<AgendaPart["name"], string>> = {
  answers: "New applicants to read",
  feedback: "Scorecards to send",
};

const titles: Record<AgendaPart["name"], string> = {
  fixes: "Needs fixing",
  approvals: "To approve and publish",
  answers: "Waiting for a first answer",
  messages: "Messages to answer",
  questions: "Notes to you",
  feedback: "Feedback due",
  interviews: "Interviews this week",
  offers: "Offers",
  postings: "Postings that end this week",
  drafts: "Your drafts",
};

export default function CompanyHomePage() {
  const { company, self, notice, parts } = useLoaderData<typeof loader>();
  return (
    <HiringPage company={company} part="home" title="What is due">
      {notice && <Notice {...notice} live />}
      {parts.length === 0 && (
        <p>
          Nothing waits for you.{" "}
          <Link to={workPaths.hiringJobs(company.slug)} className="link">
            See your jobs
          </Link>
        </p>
      )}
      <div className="grid gap-stack xl:block xl:columns-2">
        {parts.map(({ name, items, more }) => (
          <section
            key={name}
            aria-labelledby={name}
            className="grid min-w-0 gap-2 xl:mb-stack xl:break-inside-avoid"
          >
            <h2 id={name} className="text-lg">
              {(company.isManager && managerTitles[name]) || titles[name]}
            </h2>
            <ul className="rounded-card border border-line bg-surface">
              {items.map(({ key, text, note, isLate, to }) => (
                <li key={key} className="border-line border-b last:border-b-0">
                  <Link to={to} data-row className="grid min-h-12 content-center px-4 py-1.5 hover:bg-sunken">
                    <span className="wrap-anywhere font-semibold text-md">{text}</span>
                    <span
                      className={classNames(
                        "wrap-anywhere line-clamp-1 min-w-0 text-sm",
                        isLate ? "font-semibold text-coral" : "text-ink-2",
                      )}
                    >
                      {note}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            {more && (
              <Link to={more} className="link inline-flex min-h-11 items-center justify-self-start">
                See all
              </Link>
            )}
          </section>
        ))}
      </div>
      {company.isManager && (
        <div className="grid max-w-3xl gap-1 text-ink-2 text-md">
          <p>You are a hiring manager: you see the postings that your company assigned to you.</p>
          <Link to={workPaths.hiringHours(company.slug)} className="link inline-flex min-h-11 items-center">
            Your interview hours
          </Link>
          <details>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              Leave this team
            </summary>
            <Form
              method="post"
              action={workPaths.hiringTeam(company.slug)}
              className="grid justify-items-start gap-2 pb-2"
            >
              <p>You no longer see {company.name} here. An owner can invite you again.</p>
              <input type="hidden" name="email" value={self} />
              <Button look="danger" name="intent" value="remove">
                Leave {company.name}
              </Button>
            </Form>
          </details>
        </div>
      )}
    </HiringPage>
  );
}
