import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";

interface FactorRuleProps {
  isRequired: boolean;
  /** The viewer's own. */
  hasOwn: boolean;
  company: string;
  members: number;
  /** How many of them have it off. */
  lacking: number;
}

/** For an owner: whether everyone in the team must use two-step log-in. */
export function FactorRule({ isRequired, hasOwn, company, members, lacking }: FactorRuleProps) {
  return (
    <section aria-labelledby="two-step" className="grid max-w-3xl gap-item">
      <h2 id="two-step">Two-step log-in</h2>
      <Form
        method="post"
        className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-5"
      >
        <input type="hidden" name="intent" value="factor" />
        <p>
          {isRequired
            ? "Everyone in the team needs two-step log-in to open this workspace."
            : "Each member chooses for themself whether logging in takes a code from their phone as well as the password."}
        </p>
        <p className="text-ink-2 text-md">
          {lacking === 0
            ? "All members have it on."
            : `${lacking} of ${members} ${members === 1 ? "member has" : "members have"} not turned it on yet.`}
          {isRequired
            ? lacking > 0 && " They are shown how to when they open the workspace."
            : " If you require it, the workspace stays closed to those without it until they turn it on."}
        </p>
        {isRequired ? (
          <Button look="outline" name="required" value="no">
            No longer require it
          </Button>
        ) : hasOwn ? (
          <Button look="outline" name="required" value="yes">
            Require two-step log-in
          </Button>
        ) : (
          <ButtonLink to={paths.secondFactor(undefined, workPaths.hiringTeam(company))} look="outline">
            Turn it on for yourself first
          </ButtonLink>
        )}
      </Form>
    </section>
  );
}

interface ApprovalRuleProps {
  isRequired: boolean;
  /** Email of the member who approves beside the owners. */
  approver: string | null;
  /** Who may be named. */
  members: readonly { email: string; name: string }[];
}

/** For an owner: whether postings of recruiters are approved before they are published. */
export function ApprovalRule({ isRequired, approver, members }: ApprovalRuleProps) {
  return (
    <section aria-labelledby="approval" className="grid max-w-3xl gap-item">
      <h2 id="approval">Approval before publishing</h2>
      <Form
        method="post"
        className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-5"
      >
        <p className="text-ink-2 text-md">
          With approval, what a recruiter writes or changes waits until it is approved, and so do sheets and
          feeds that they add. Owners and the person chosen here approve, and publish their own at once.
        </p>
        <label htmlFor="approver" className="font-semibold text-md">
          Postings of recruiters
        </label>
        <div className="flex max-w-full gap-2">
          <select
            id="approver"
            name="approver"
            key={`${isRequired} ${approver}`}
            defaultValue={isRequired ? (approver ?? approvals.owners) : approvals.freely}
            className="h-11 min-w-0 rounded-control border border-line-strong bg-surface px-3 text-ink"
          >
            <option value={approvals.freely}>are published by themselves</option>
            <option value={approvals.owners}>are approved by an owner</option>
            {members.map(({ email, name }) => (
              <option key={email} value={email}>
                are approved by {name}
              </option>
            ))}
          </select>
          <Button look="outline" name="intent" value="approval">
            Save
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** In place of an approver's address. */
export const approvals = { freely: "nobody", owners: "owners" } as const;
