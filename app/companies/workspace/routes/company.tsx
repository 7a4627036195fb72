import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import {
  RefusedChangePanel,
  WaitingChangePanel,
} from "#app/companies/workspace/change/waiting-change-panel.tsx";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { EeoPanel } from "#app/companies/workspace/settings/eeo-panel.tsx";
import { SettingsForm, VerificationPanel } from "#app/companies/workspace/settings/settings-form.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./company.server.ts";

export { action, headers, loader } from "./company.server.ts";

export const meta = () => toAccountMeta("Company");

export default function CompanyPage() {
  const { company, isKnown, canWrite, notice, saved, facts, waiting, refused, verification, eeo } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <HiringPage company={company} part="company" title="Company">
      {notice && <Notice {...notice} live />}
      <p>
        {isKnown ? (
          <Link to={paths.employer(company.slug)} className="link">
            See the public page of {company.name}
          </Link>
        ) : (
          "Your company's public page opens with your first posting, once we have read it."
        )}
      </p>
      {waiting && <WaitingChangePanel {...waiting} canWrite={canWrite} />}
      {refused && <RefusedChangePanel {...refused} canWrite={canWrite} />}
      <VerificationPanel {...verification} />
      <section aria-labelledby="settings" className="grid max-w-3xl gap-item">
        <h2 id="settings">Company details</h2>
        {canWrite ? (
          <SettingsForm saved={saved} answer={{ result }} />
        ) : (
          <dl className="grid gap-3 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-ink-3 text-sm">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {eeo && <EeoPanel {...eeo} />}
    </HiringPage>
  );
}
