import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useViewer } from "#app/accounts/session/use-current-user.ts";
import { paths } from "#app/paths.ts";
import "./own-desk.css";

const dashboard = { name: "My dashboard", to: paths.dashboard() };
const settings = { name: "Account settings", to: paths.settings() };
const clinicians = [
  { name: "Applications", to: `${paths.dashboard()}#applications` },
  { name: "Messages", to: paths.ownMessages() },
  { name: "Saved jobs", to: paths.saved() },
  { name: "Job alerts", to: paths.alerts() },
  { name: "Documents", to: paths.documents() },
  { name: "Profile and licenses", to: paths.profile() },
  { name: "Offers and pay", to: paths.savedOffers() },
];

/** Links to one's own pages: beside the open one on a wide screen, above it on a phone. */
export function DeskRail({ current }: { current: string }) {
  const isSeeker = useViewer()?.role === "job_seeker";
  return (
    <nav aria-label="My account" className="desk-rail">
      {[dashboard, ...(isSeeker ? clinicians : []), settings].map(({ name, to }) => (
        <Link key={to} to={to} aria-current={to === current ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** A page of one's own with its rail. Its parts that are as wide as a page fill the column. */
export const OwnDesk = ({ current, children }: { current: string; children: ReactNode }) => (
  <div className="page own-desk pt-8">
    <DeskRail current={current} />
    <div className="own-page">{children}</div>
  </div>
);
