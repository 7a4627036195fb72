import { Link, NavLink, useLocation } from "@remix-run/react";
import { LogOutButton } from "#app/accounts/log-out-button.tsx";
import { type CurrentUser, useCurrentUser } from "#app/accounts/use-current-user.ts";
import { paths } from "#app/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "./logo.tsx";

const links = [
  { to: paths.jobs(), label: "Find jobs" },
  { to: paths.featuredJobs(), label: "Featured jobs" },
  { to: paths.employers(), label: "For employers" },
  { to: paths.contact(), label: "Contact" },
];

/** Sticky on every page. On a narrow screen the links stand in a plain disclosure that needs no JavaScript. */
export function Header({ viewer }: { viewer: CurrentUser | null }) {
  const { key: visitKey } = useLocation();
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-paper">
      <div className="page flex h-16 items-center gap-6">
        <Logo />
        <nav aria-label="Main" className="hidden flex-1 md:block">
          <ul className="flex gap-6 font-medium text-ink-2 text-md">
            {links.map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  end
                  className="inline-flex min-h-11 items-center hover:text-ink aria-[current=page]:text-ink"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden items-center gap-2 md:flex">
          <AccountLinks viewer={viewer} />
        </div>
        {/* A new visit has a new menu, which is closed. */}
        <details key={visitKey} className="group ml-auto md:hidden">
          <summary
            aria-label="Menu"
            className="flex size-11 items-center justify-center rounded-control hover:bg-sunken [&::-webkit-details-marker]:hidden"
          >
            <Icon name="menu" size={24} />
          </summary>
          <div className="absolute inset-x-0 top-16 grid gap-1 border-line border-b bg-surface px-5 py-4 shadow-raised">
            {links.map((link) => (
              <Link key={link.to} to={link.to} className="flex min-h-11 items-center font-medium">
                {link.label}
              </Link>
            ))}
            <div className="flex flex-wrap gap-2 pt-2">
              <AccountLinks viewer={viewer} />
            </div>
          </div>
        </details>
      </div>
    </header>
  );
}

function AccountLinks({ viewer }: { viewer: CurrentUser | null }) {
  return viewer ? <SignedIn viewer={viewer} /> : <SignedOut />;
}

function SignedOut() {
  return (
    <>
      <Link to={paths.login()} className={buttonClass("quiet", "small")}>
        Log in
      </Link>
      <Link to={paths.register()} className={buttonClass("outline", "small")}>
        Sign Up
      </Link>
    </>
  );
}

function SignedIn({ viewer }: { viewer: CurrentUser }) {
  const { user } = useCurrentUser(viewer, 0);
  if (!user) return <SignedOut />;
  return (
    <>
      {user.role === "admin" && (
        <Link to={paths.admin()} className={buttonClass("quiet", "small")}>
          Admin Panel
        </Link>
      )}
      <Link to={paths.dashboard()} className={buttonClass("outline", "small")}>
        My Dashboard
      </Link>
      <LogOutButton />
    </>
  );
}
