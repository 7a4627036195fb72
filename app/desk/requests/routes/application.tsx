import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { SentParts } from "#app/applications/receipt/sent-parts.tsx";
import { CopyButton } from "#app/desk/frame/screen/copy-button.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { PassOnForm } from "#app/desk/requests/pass-on-form.tsx";
import { GivenFacts } from "#app/desk/requests/request/request-screen.tsx";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { loader } from "./application.server.ts";

export { action, loader } from "./application.server.ts";

export const headers = accountHeaders;
export const meta: MetaFunction = () => toAccountMeta("Application to pass on");

type View = ReturnType<typeof useLoaderData<typeof loader>>;

/** All that our recruiter needs to pass an application on. */
export default function DeskApplicationPage() {
  const view = useLoaderData<typeof loader>();
  const { name, copy, filePaths, message, hidesFrom } = view;
  return (
    <DeskPage title={name} lead={`Application to pass on, sent ${view.sent}`}>
      {view.said && <Notice live title={view.said} />}
      {view.isWithdrawn && (
        <Notice tone="warn" title="The applicant withdrew it.">
          Do not pass it on.
        </Notice>
      )}
      {hidesFrom.length > 0 && (
        <Notice tone="warn" title={`Hides from ${hidesFrom.join(", ")}.`}>
          Pass it on to nobody but the employer of the posting.
        </Notice>
      )}
      <div className="grid gap-stack md:grid-cols-[minmax(0,1fr)_20rem] md:items-start lg:gap-12">
        <div className="order-2 grid min-w-0 gap-stack md:order-1">
          <section aria-labelledby="sent" className="grid gap-4">
            <h2 id="sent">What {name} sent</h2>
            {copy ? (
              <SentParts copy={copy} filePaths={filePaths} />
            ) : (
              <p className="wrap-anywhere max-w-3xl whitespace-pre-line border-line border-l-2 pl-4">
                {message}
              </p>
            )}
            <p className="text-ink-3 text-sm">The applicant sees which files you opened.</p>
          </section>
          {!view.isWithdrawn && <Forwarded forwarded={view.forwarded} />}
        </div>
        <aside
          aria-label="At a glance"
          className="order-1 grid content-start gap-item rounded-panel border border-line bg-surface p-5 md:order-2"
        >
          <GivenFacts facts={view.employer} />
          <GivenFacts facts={view.person} />
          {!view.isWithdrawn && <PassOnForm passOn={view.passOn} publicId={view.publicId} about={name} />}
        </aside>
      </div>
    </DeskPage>
  );
}

function Forwarded({ forwarded: { text, link, to } }: Pick<View, "forwarded">) {
  return (
    <section aria-labelledby="forward" className="grid gap-item">
      <h2 id="forward">Text for the employer</h2>
      <p className="max-w-2xl text-ink-2">
        Copy it into an email or into the employer's own form, and attach the files. Then mark it as passed
        on.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={text} label="Copy text for the employer" />
        <a href={link} className={buttonClass("outline", "small")}>
          {to ? `Email ${to}` : "Start an email"}
        </a>
      </div>
      <p className="wrap-anywhere max-w-2xl whitespace-pre-line rounded-card border border-line bg-surface px-4 py-3 text-md">
        {text}
      </p>
    </section>
  );
}
