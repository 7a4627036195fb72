import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { findMadeExport } from "#app/applications/erasure/export/exports.server.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Your copy");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const secret = readLinkToken(request);
  const made = await findMadeExport(context.db, secret, context.now);
  return made && { until: toOfficeTime(made.expiresAt), to: paths.dataCopyFile(secret) };
}

export default function DataCopyPage() {
  const made = useLoaderData<typeof loader>();
  if (!made)
    return (
      <AccountPanel title="Your copy">
        <Notice tone="warn" title="This link no longer works" live>
          It is more than 24 hours old, and we deleted the copy. Ask for a new one.
        </Notice>
        <ButtonLink to={paths.yourData()}>Get a new copy</ButtonLink>
      </AccountPanel>
    );
  return (
    <AccountPanel title="Your copy" lead="Everything that we have about you, and the files that you sent us.">
      <p className="text-ink-2">
        It is a ZIP file: open it to find your-data.json, which any text editor opens, and your files. We
        delete this copy on {made.until}.
      </p>
      <ButtonLink to={made.to} reloadDocument>
        Download my data
      </ButtonLink>
    </AccountPanel>
  );
}
