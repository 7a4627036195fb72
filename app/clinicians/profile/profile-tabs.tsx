import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";

const tabs = {
  profile: { to: paths.profile(), text: "Work and pay" },
  details: { to: paths.profileDetails(), text: "For applications" },
};

export const ProfileTabs = ({ current }: { current: keyof typeof tabs }) => (
  <nav aria-label="My profile" className="profile-tabs">
    {Object.entries(tabs).map(([name, { to, text }]) => (
      <Link key={name} to={to} aria-current={name === current ? "page" : undefined}>
        {text}
      </Link>
    ))}
  </nav>
);
