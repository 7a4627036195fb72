import { Link } from "@remix-run/react";
import { Avatar } from "#app/accounts/photo/avatar.tsx";
import { LogOutButton } from "#app/accounts/session/log-out-button.tsx";
import { toDisplayName, toRoleName } from "#app/accounts/session/names.ts";
import { type CurrentUser, useCurrentUser } from "#app/accounts/session/use-current-user.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { type ChipTone, toChipClass } from "#app/kit/ui/chip.tsx";
import { paths } from "#app/paths.ts";
import { Disclosure } from "./disclosure.tsx";

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
      summary={<Avatar person={user} />}
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
      <p className="grid justify-items-start gap-1 border-line border-b px-3 pt-1 pb-3">
        <strong className="max-w-full truncate">{toDisplayName(user)}</strong>
        <span className={toChipClass(roleTones[user.role] ?? "plain")}>{toRoleName(user.role)}</span>
      </p>
      <ul className="pt-2">
        {toEntries(user.role).map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className="menu-link">
              {label}
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

export function SignedOutLinks() {
  return (
    <>
      <Link to={paths.login()} className={buttonClass("quiet", "small", "max-lg:min-h-11")}>
        Log in
      </Link>
      <Link to={paths.register()} className={buttonClass("outline", "small", "max-lg:min-h-11")}>
        Sign Up
      </Link>
    </>
  );
}
