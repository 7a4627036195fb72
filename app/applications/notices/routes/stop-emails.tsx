import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { findStop, takeStop } from "#app/accounts/email/stop-mails.server.ts";
import { StopPage } from "#app/accounts/email/stop-page.tsx";
import { optionalKinds } from "#app/applications/notices/applicant-mails.ts";
import { chooseApplicantMails, findMailChoice } from "#app/applications/notices/mail-choice.server.ts";
import { alwaysSent, kindWords } from "#app/applications/notices/notice-words.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Stop emails");
export const headers = accountHeaders;

const readLink = ({ db, env }: SiteContext, token: string) => findMailChoice(db, token, env.SESSION_SECRET);

export async function loader(args: LoaderFunctionArgs) {
  return { ...(await findStop(args, readLink)), kinds: optionalKinds.map((kind) => kindWords[kind].hint) };
}

export const action = (args: ActionFunctionArgs) =>
  takeStop(args, readLink, ({ db, now }, email) => chooseApplicantMails(db, email, optionalKinds, now));

export default function StopEmailsPage() {
  const { isGood, kinds } = useLoaderData<typeof loader>();
  return (
    <StopPage
      title="Stop emails"
      lead="About the applications that you sent from this address."
      isGood={isGood}
      stopped="Stopped. You get only what you need to know."
      rest={
        <>
          <p>We still send:</p>
          <KindList words={alwaysSent} />
        </>
      }
      after={<ButtonLink to={paths.home()}>Home</ButtonLink>}
    >
      <p>You can stop the emails about these:</p>
      <KindList words={kinds} />
    </StopPage>
  );
}

const KindList = ({ words }: { words: readonly string[] }) => (
  <ul className="list-disc pl-5 text-ink-2">
    {words.map((each) => (
      <li key={each}>{each}</li>
    ))}
  </ul>
);
