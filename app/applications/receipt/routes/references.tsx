import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import type { ReferencesAnswer } from "#app/applications/receipt/references.server.ts";
import { ShownForm, TextField } from "#app/kit/forms/shown-form.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import type { loader } from "./references.server.ts";

export { action, loader } from "./references.server.ts";

export const headers = accountHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toAccountMeta(toAnsweredTitle("References", data?.isRefused));

export default function ReferencesPage() {
  const loaded = useLoaderData<typeof loader>();
  const { employer, jobTitle, isDue, canCorrect, isOpen, sent, own, unreachable, hasAccount, back } = loaded;
  const answer = useActionData<ReferencesAnswer>();
  return (
    <>
      <PageHeader title="References" lead={`${employer} asked for them, for ${jobTitle}`} />
      <div className="page grid gap-stack pb-16 [&>*]:max-w-3xl">
        {sent.length > 0 && (
          <section aria-labelledby="sent" className="grid gap-3">
            <h2 id="sent">You sent them</h2>
            <ul className="grid gap-1">
              {sent.map((text) => (
                <li key={text} className="wrap-anywhere">
                  {text}
                </li>
              ))}
            </ul>
            <p className="text-ink-2">
              They are part of your application. What you change in your profile does not change them.
            </p>
          </section>
        )}
        {sent.length === 0 && !isDue && (
          <Notice title={isOpen ? "You sent no references" : "This application has ended"}>
            {isOpen ? `We told ${employer}.` : "No references are needed any more."}
          </Notice>
        )}
        {canCorrect && (
          <section aria-labelledby="correct" className="grid gap-2">
            <h2 id="correct">Correct them</h2>
            <p className="text-ink-2">{employer} has not opened them yet. Until then you can change them.</p>
          </section>
        )}
        {answer && <Notice tone="bad" live title={answer.problem} />}
        {(isDue || canCorrect) && (
          <ShownForm.Provider
            value={{
              values: answer?.values ?? loaded.typed,
              errors: answer?.errors ?? {},
              firstInvalid: undefined,
            }}
          >
            <Form method="post" key={JSON.stringify(answer?.values)} className="grid gap-6">
              {own.length > 0 ? (
                <OwnReferences
                  own={own}
                  chosen={answer ? Object.values(answer.values) : canCorrect ? loaded.chosen : null}
                />
              ) : (
                <TypedReferences />
              )}
              {unreachable.length > 0 && (
                <p className="wrap-anywhere">
                  Your profile has no phone or email that works of {unreachable.join(", ")}. Add one there to
                  send them.
                </p>
              )}
              <p className="text-ink-2">
                Share only people who agreed. Once you send, {employer} may call or write to them.
                {hasAccount && own.length + unreachable.length > 0 && (
                  <>
                    {" "}
                    <Link to={`${paths.profileDetails("section=references")}#references`} className="link">
                      Change them in your profile
                    </Link>
                  </>
                )}
              </p>
              <div className="flex flex-wrap gap-3">
                <Button name="intent" value={canCorrect ? "correct" : "send"}>
                  {canCorrect ? "Save correction" : "Send references"}
                </Button>
                {isDue && (
                  <Button name="intent" value="decline" look="outline" formNoValidate>
                    Send none
                  </Button>
                )}
              </div>
            </Form>
          </ShownForm.Provider>
        )}
        <p>
          <ButtonLink to={back} look="outline">
            Back to your application
          </ButtonLink>
        </p>
      </div>
    </>
  );
}

type Own = ReturnType<typeof useLoaderData<typeof loader>>["own"];

/** `chosen` is null where all are offered. */
function OwnReferences({ own, chosen }: { own: Own; chosen: readonly string[] | null }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-3 font-semibold">Who may they contact?</legend>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {own.map(({ name, relation, reach, value }, at) => (
          <li key={value}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 px-4 py-3">
              <input
                type="checkbox"
                name={`chosen${at + 1}`}
                value={value}
                defaultChecked={chosen ? chosen.includes(value) : true}
                className="mt-0.5 size-5 shrink-0"
              />
              <span className="wrap-anywhere grid min-w-0">
                <span className="font-semibold">{name}</span>
                {relation && <span className="text-ink-2 text-md">{relation}</span>}
                <span className="text-ink-2 text-md">{reach}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const typedRows = [1, 2, 3];

const TypedReferences = () => (
  <div className="grid gap-6">
    {typedRows.map((row) => (
      <fieldset key={row} className="grid gap-3 sm:grid-cols-3">
        <legend className="pb-2 font-semibold">Reference {row}</legend>
        <TextField name={`name${row}`} label="Name" maxLength={100} />
        <TextField name={`relation${row}`} label="How they know you" maxLength={120} />
        <TextField name={`reach${row}`} label="Phone or email" maxLength={120} />
      </fieldset>
    ))}
  </div>
);
