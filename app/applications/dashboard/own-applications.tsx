import { Link } from "@remix-run/react";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { paths } from "#app/paths.ts";
import type { toStanding } from "./application-words.ts";

interface OwnApplication {
  publicId: string;
  jobTitle: string;
  employerName: string;
  standing: ReturnType<typeof toStanding>;
  sent: string;
}

export function OwnApplications({
  applications,
  isVerified,
}: {
  applications: readonly OwnApplication[];
  isVerified: boolean;
}) {
  return (
    <section id="applications" aria-labelledby="applications-title" className="grid scroll-mt-4 gap-4">
      <h2 id="applications-title">My applications</h2>
      {applications.length === 0 ? (
        <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
          <p className="max-w-2xl text-ink-2">
            {isVerified
              ? "None yet. An application that you send while you are logged in is listed here with its date and status."
              : "Confirm your email to see the applications that you sent from it, each with its date and status."}{" "}
            Some postings lead to the employer's own site; we can't see what you send there.
          </p>
          <ButtonLink to={paths.jobs()} look="outline" className="justify-self-start">
            Search jobs
          </ButtonLink>
        </div>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {applications.map(({ publicId, jobTitle, employerName, standing, sent }) => (
            <li key={publicId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5">
              <div className="min-w-0 flex-1 basis-60">
                <Link
                  to={paths.ownApplication(publicId)}
                  className="link wrap-anywhere inline-flex min-h-11 items-center font-semibold"
                >
                  {jobTitle}
                </Link>
                <p className="text-ink-2 text-md">{employerName}</p>
              </div>
              <Chips chips={[standing]} />
              <p className="text-ink-3 text-sm tabular-nums">Sent {sent}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

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
  { label: "Emails about your applications", to: paths.applicationEmails() },
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
