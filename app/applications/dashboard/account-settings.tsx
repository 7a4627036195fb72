import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

interface AccountFactsProps {
  name: string;
  email: string;
  roleName: string;
  isVerified: boolean;
}

export function AccountFacts({ name, email, roleName, isVerified }: AccountFactsProps) {
  return (
    <dl className="grid gap-3 rounded-card border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-3">
      <Fact label="Name" value={name} />
      <Fact label="Email" value={isVerified ? `${email} (confirmed)` : `${email} (not confirmed)`} />
      <Fact label="Account type" value={roleName} />
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-3 text-sm">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

interface SettingsState {
  hasPassword: boolean;
  hasFactor: boolean;
  isPrivate: boolean;
  /** The address that a pending change leads to. */
  waitingEmail: string | null;
}

export function SettingsLinks(state: SettingsState) {
  return toGroups(state).map(({ id, title, links }) => (
    <section key={id} aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id}>{title}</h2>
      <ul className="grid rounded-card border border-line bg-surface">
        {links.map(({ label, text, to }) => (
          <li key={to} className="border-line px-5 py-3 not-last:border-b">
            <Link to={to} className="link wrap-anywhere inline-flex min-h-11 items-center font-semibold">
              {label}
            </Link>
            <p className="text-ink-2 text-md">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const toGroups = ({ hasPassword, hasFactor, isPrivate, waitingEmail }: SettingsState) => [
  {
    id: "account",
    title: "You",
    links: [
      { label: "Change name", text: "As employers and your team read it.", to: paths.changeName() },
      {
        label: "Photo",
        text: "Only you see it, and our staff where you write to us.",
        to: paths.changePhoto(),
      },
      {
        label: waitingEmail ? `Waiting to change email to ${waitingEmail}` : "Change email",
        text: "You confirm it from your old and your new address.",
        to: paths.changeEmail(),
      },
    ],
  },
  {
    id: "log-in",
    title: "Logging in",
    links: [
      {
        label: hasPassword ? "Change password" : "Choose a password",
        text: "A new password logs out your other devices.",
        to: paths.changePassword(),
      },
      {
        label: `Two-step log-in (${hasFactor ? "on" : "off"})`,
        text: "A code from your phone besides the password.",
        to: paths.secondFactor(),
      },
    ],
  },
  {
    id: "emails",
    title: "Emails",
    links: [
      {
        label: "Emails about your applications",
        text: "Choose which of them you want.",
        to: paths.applicationEmails(),
      },
    ],
  },
  {
    id: "private",
    title: "Privacy",
    links: [
      {
        label: `Private search (${isPrivate ? "on" : "off"})`,
        text: "Email subjects that give nothing away, and agencies cannot find you.",
        to: paths.privateSearch(),
      },
      {
        label: "Access for AI assistants",
        text: "Let an AI assistant list your applications and prepare new ones.",
        to: serverPaths.assistantKeys(),
      },
      {
        label: "Who may find you",
        text: "Hide from employers, such as the one you work for.",
        to: paths.profileDetails(),
      },
    ],
  },
  {
    id: "data",
    title: "Your data",
    links: [
      {
        label: "Get a copy of your data",
        text: "A ZIP file with everything that we have about you.",
        to: paths.settingsData(),
      },
      {
        label: "Clear this device",
        text: "Remove what this browser keeps, such as saved jobs and typed forms. It opens the privacy policy, where the button is.",
        to: paths.clearDevice(),
      },
      {
        label: "Delete account",
        text: "Closed at once. You have 30 days to change your mind.",
        to: paths.deleteAccount(),
      },
    ],
  },
];
