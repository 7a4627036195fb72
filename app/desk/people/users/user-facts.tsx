import { DeskLink } from "#app/desk/frame/screen/desk-nav.tsx";
import { type DeskFact, DeskFacts } from "#app/desk/frame/list/desk-facts.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import type { UserRecord } from "./user-record.server.ts";

const logLook = "link inline-flex min-h-11 items-center";

export function UserFacts({ user }: { user: UserRecord }) {
  const facts: DeskFact[] = [
    ["Email", user.email],
    ["Address", user.verified],
    ["Account since", user.since],
    ["Logged-in devices", formatCount(user.sessions)],
    ["Last seen", user.lastSeen],
    ["Applications", formatCount(user.applications)],
    ["Posting drafts", formatCount(user.drafts)],
    ["Suspended", user.suspended],
    ["Reason", user.reason],
  ];
  return (
    <div className="grid gap-item">
      <DeskFacts facts={facts} />
      {user.companies.length > 0 && (
        <section className="grid gap-2">
          <h2>Companies</h2>
          <ul className="grid gap-1">
            {user.companies.map(({ name, role, to }) => (
              <li key={to}>
                <DeskLink to={to}>{name}</DeskLink> <span className="text-ink-2">({role})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="flex flex-wrap gap-x-6">
        <DeskLink to={user.logOfPerson} className={logLook} otherwise={null}>
          What was done to this account
        </DeskLink>
        {user.logByPerson && (
          <DeskLink to={user.logByPerson} className={logLook} otherwise={null}>
            What this admin did
          </DeskLink>
        )}
      </p>
    </div>
  );
}
