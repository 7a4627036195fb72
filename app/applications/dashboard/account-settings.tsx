import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";

interface AccountSettingsProps {
  name: string;
  email: string;
  roleName: string;
  isVerified: boolean;
  /** The address that a pending change leads to. */
  waitingEmail: string | null;
  hasPassword: boolean;
  hasFactor: boolean;
}

export function AccountSettings(props: AccountSettingsProps) {
  const { name, email, roleName, isVerified } = props;
  return (
    <section aria-labelledby="account" className="grid gap-4">
      <h2 id="account">Account settings</h2>
      <dl className="grid gap-3 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
        <Fact label="Name" value={name} />
        <Fact label="Email" value={isVerified ? `${email} (confirmed)` : `${email} (not confirmed)`} />
        <Fact label="Account type" value={roleName} />
      </dl>
      <ul className="flex flex-wrap gap-x-6 gap-y-3">
        {toSettings(props).map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="link wrap-anywhere">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const toSettings = ({ hasPassword, hasFactor, waitingEmail }: AccountSettingsProps) => [
  { label: "Change name", to: paths.changeName() },
  { label: "Photo", to: paths.changePhoto() },
  {
    label: waitingEmail ? `Waiting to change email to ${waitingEmail}` : "Change email",
    to: paths.changeEmail(),
  },
  { label: hasPassword ? "Change password" : "Choose a password", to: paths.changePassword() },
  { label: `Two-step log-in (${hasFactor ? "on" : "off"})`, to: paths.secondFactor() },
  { label: "Delete account", to: paths.deleteAccount() },
];

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-3 text-sm">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
