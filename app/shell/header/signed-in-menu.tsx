import { Link } from "@remix-run/react";
import { LogOutButton } from "#app/accounts/session/log-out-button.tsx";
import { toDisplayName, toInitials, toRoleName } from "#app/accounts/session/names.ts";
import { type CurrentUser, useCurrentUser } from "#app/accounts/session/use-current-user.ts";
import { Soon } from "#app/page/soon.tsx";
import { paths } from "#app/paths.ts";
import { Chips, type ChipTone } from "#app/ui/chip.tsx";
import { Disclosure } from "./disclosure.tsx";
import { SignedOutLinks } from "./signed-out-links.tsx";

/** Spec section 6: admin red, employer blue, job seeker green. */
const roleTones: Partial<Record<string, ChipTone>> = { admin: "coral", employer: "blue", job_seeker: "good" };

export function SignedInMenu({ viewer, readAt }: { viewer: CurrentUser; readAt: number }) {
  const { user, check } = useCurrentUser(viewer, readAt);
  if (!user) return <SignedOutLinks />;
  const name = toDisplayName(user);
  return (
    <Disclosure
      className="menu relative"
      label={`Account of ${name}`}
      onOpen={check}
      summaryClassName="flex size-11 items-center justify-center rounded-control hover:bg-sunken"
      summary={<Avatar user={user} />}
    >
      <div className="menu-panel right-0 w-64">
        <OwnEntries user={user} />
      </div>
    </Disclosure>
  );
}

export function OwnEntries({ user }: { user: CurrentUser }) {
  return (
    <>
      <div className="grid gap-1 border-line border-b px-3 pt-1 pb-3">
        <strong className="truncate">{toDisplayName(user)}</strong>
        <Chips chips={[{ label: toRoleName(user.role), tone: roleTones[user.role] }]} />
      </div>
      <ul className="pt-2">
        {toEntries(user.role).map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className="menu-link">
              {label}
              <Soon to={to} />
            </Link>
          </li>
        ))}
      </ul>
      <LogOutButton className="menu-link w-full" />
    </>
  );
}

function toEntries(role: string) {
  return [
    { label: "My Dashboard", to: paths.dashboard() },
    role === "admin" && { label: "Admin Panel", to: paths.adminDashboard() },
    role === "job_seeker" && { label: "Career Center", to: paths.careerDashboard() },
    role === "employer" && { label: "Hiring Workspace", to: paths.hiring() },
    { label: "Account Settings", to: paths.dashboard() },
  ].filter((entry) => entry !== false);
}

function Avatar({ user }: { user: CurrentUser }) {
  if (user.profileImageUrl)
    return <img src={user.profileImageUrl} alt="" width={36} height={36} className="size-9 rounded-full" />;
  return (
    <span
      data-drawn={toInitials(user)}
      className="grid size-9 place-items-center rounded-full bg-accent-soft font-semibold text-accent-strong text-sm"
    />
  );
}
