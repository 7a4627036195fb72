import { Form, Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { rhythmNames, rhythms, weekdays, zoneOptions } from "#app/clinicians/alerts/alert.ts";
import { RhythmChoice, ZoneChoice } from "#app/clinicians/alerts/rhythm-choice.tsx";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Field, toFieldMeta } from "#app/kit/ui/control/field.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import type { loader } from "./alerts.server.ts";

export { action, headers, loader } from "./alerts.server.ts";

export const meta = () => toAccountMeta("Job alerts");

const notices = {
  new: { tone: "good", title: "Your alert is on. We email you when something new opens." },
  known: { tone: "plain", title: "You have this alert already, so nothing changed." },
  full: { tone: "warn", title: "You have 20 alerts, the most we keep. Delete one, then set this one again." },
  changed: { tone: "good", title: "Saved. The alert asks for this from now on." },
  saved: { tone: "good", title: "Saved." },
  paused: { tone: "good", title: "Paused. We send nothing for it until you resume it." },
  resumed: { tone: "good", title: "Resumed. You hear of what opens from now on." },
  ended: { tone: "good", title: "Deleted. We send nothing more for it." },
  restored: { tone: "good", title: "Your alert is back as it was." },
  late: { tone: "bad", title: "We could not bring it back. Set it again from its list." },
  "no-day": { tone: "bad", title: "Nothing was saved: leave at least one day for our emails." },
  "long-name": { tone: "bad", title: "Nothing was saved: a name has at most 80 characters." },
} as const;

type AlertView = ReturnType<typeof useLoaderData<typeof loader>>["alerts"][number];

export default function AlertsPage() {
  const { token, isBadLink, isByLink, needsProof, alerts, dismissed, settings, ...data } =
    useLoaderData<typeof loader>();
  const { done, doneTo, found, undo } = data;
  const told = alerts.find(({ publicId }) => publicId === doneTo);
  const notice = findNotice(notices, done);
  return (
    <>
      <PageHeader
        title="Job alerts"
        lead="We email you when a posting opens that your search finds. Each email has a link that ends it."
      />
      <div className="page grid [&>*]:max-w-3xl gap-6 pb-16">
        {notice && (
          <div key={`${done} ${data.at}`} ref={focusOn} tabIndex={-1} className="scroll-mt-20 outline-none">
            <Notice {...notice} live>
              {found && <p>Your search finds {found} now.</p>}
              {done === "new" && told && <RhythmPress alert={told} token={token} />}
              {undo && (
                <SendPress token={token} alert={undo} intent="restore">
                  <Button look="outline" size="small">
                    Undo
                  </Button>
                </SendPress>
              )}
            </Notice>
          </div>
        )}
        {isBadLink && (
          <Notice tone="warn" title="This link is not complete">
            Open it from the email again, or log in to see your alerts.
          </Notice>
        )}
        {needsProof && (
          <Notice tone="warn" title="Confirm your email first">
            Your alerts wait until then. Your dashboard can send you a new link.
          </Notice>
        )}
        {alerts.map((alert) => (
          <AlertPanel key={alert.publicId} alert={alert} token={token} />
        ))}
        {alerts.length === 0 && !isBadLink && (
          <Notice title="No alerts yet">
            Search for what you want, with pay, shift and license, and press “Alert me” above the list.
          </Notice>
        )}
        <div>
          <ButtonLink to={paths.jobs()} look="outline">
            Search jobs
          </ButtonLink>
        </div>
        {dismissed.length > 0 && (
          <section aria-labelledby="dismissed" className="grid gap-1">
            <h2 id="dismissed" className="text-lg">
              Not interested
            </h2>
            <p className="text-ink-2 text-md">Lists, alerts and matches leave these out.</p>
            <ul>
              {dismissed.map(({ slug, title, employer }) => (
                <li key={slug} className="border-line border-b py-1">
                  <form
                    method="post"
                    action={paths.dismissJob(slug)}
                    className="flex flex-wrap items-center justify-between gap-x-4"
                  >
                    <input type="hidden" name="from" value="alerts" />
                    <span className="wrap-anywhere">
                      <Link to={paths.job(slug)} className="link inline-flex min-h-11 items-center">
                        {title}
                      </Link>{" "}
                      · {employer}
                    </span>
                    <Button name="restore" value="1" look="quiet" size="small">
                      Show again <span className="sr-only">{title}</span>
                    </Button>
                  </form>
                </li>
              ))}
            </ul>
          </section>
        )}
        {settings && alerts.length > 0 && <SettingsPanel {...settings} token={token} />}
        {isByLink && !isBadLink && (
          <p className="text-ink-2 text-md">
            You opened this page by the link of an email. Anyone who has the link can change these alerts.
          </p>
        )}
      </div>
    </>
  );
}

/** The press was further down, on what may be gone. */
const focusOn = (notice: HTMLElement | null) => notice?.focus();

interface PressProps {
  token: string;
  alert: string;
  intent: string;
  children: ReactNode;
}

/** A form of buttons alone. */
const SendPress = ({ token, alert, intent, children }: PressProps) => (
  <Form
    method="post"
    action={paths.alerts(token)}
    preventScrollReset
    className="flex flex-wrap items-center gap-2 pt-2"
  >
    <input type="hidden" name="alert" value={alert} />
    <input type="hidden" name="intent" value={intent} />
    {children}
  </Form>
);

/** One press set the alert, and another says how often it comes. */
const RhythmPress = ({ alert: { publicId, rhythm }, token }: { alert: AlertView; token: string }) => (
  <SendPress token={token} alert={publicId} intent="rhythm">
    <span className="w-full">How often: {rhythmNames[rhythm]}. Change to:</span>
    {rhythms
      .filter((other) => other !== rhythm)
      .map((other) => (
        <Button key={other} name="rhythm" value={other} look="outline" size="small">
          {rhythmNames[other]}
        </Button>
      ))}
  </SendPress>
);

function AlertPanel({ alert, token }: { alert: AlertView; token: string }) {
  const { publicId, name, state } = alert;
  const id = `alert-${publicId}`;
  const send = { method: "post", action: paths.alerts(token), preventScrollReset: true } as const;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-panel border border-line bg-surface p-5">
      <div className="grid gap-1">
        <h2 id={id} className="wrap-anywhere text-lg">
          <Link to={alert.listPath} className="link">
            {name}
          </Link>
        </h2>
        {alert.asks && <p className="wrap-anywhere text-ink-2 text-md">{alert.asks}</p>}
        <p className="text-ink-2 text-md">{toStanding(alert)}</p>
      </div>
      {!alert.isUnderstood && (
        <Notice tone="warn" title="This search finds nothing any more">
          It asks for something that our job list no longer has. Search anew and set an alert for that.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {alert.editPath && (
          <ButtonLink to={alert.editPath} look="outline" size="small">
            Edit <span className="sr-only">{name}</span>
          </ButtonLink>
        )}
        {state !== "unconfirmed" && (
          <Form {...send}>
            <input type="hidden" name="alert" value={publicId} />
            <Button name="intent" value={state === "paused" ? "resume" : "pause"} look="outline" size="small">
              {state === "paused" ? "Resume" : "Pause"} <span className="sr-only">{name}</span>
            </Button>
          </Form>
        )}
        <Form {...send}>
          <input type="hidden" name="alert" value={publicId} />
          <Button name="intent" value="end" look="quiet" size="small">
            Delete <span className="sr-only">{name}</span>
          </Button>
        </Form>
      </div>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold">
          Name and how often <span className="sr-only">{name}</span>
          <Icon name="chevron-down" size={16} />
        </summary>
        <Form {...send} id={`change-${publicId}`} className="grid gap-4 pt-2">
          <input type="hidden" name="alert" value={publicId} />
          <Field
            label="Name"
            meta={toFieldMeta(`change-${publicId}`, "name", { maxLength: 80, initialValue: alert.ownName })}
            hint="Leave it empty to name it by what it asks."
          />
          <RhythmChoice chosen={alert.rhythm} of={id} />
          <div>
            <Button name="intent" value="change" size="small">
              Save
            </Button>
          </div>
        </Form>
      </details>
    </section>
  );
}

function toStanding({ state, rhythm, next, last }: AlertView): string {
  const before = last ? ` Last email ${last}.` : "";
  if (state === "paused") return `Paused.${before}`;
  if (state === "unconfirmed") return "Waits for you to confirm it: press the button in our email.";
  if (rhythm === "instant") return `${next ? `Next email ${next}` : "As soon as something opens"}.${before}`;
  return `${rhythm === "weekly" ? "Weekly" : "Daily"}, next on ${next} at 7 AM if something is new.${before}`;
}

function SettingsPanel({ zone, quietDays, token }: { zone: string; quietDays: number; token: string }) {
  return (
    <section
      aria-labelledby="alert-days"
      className="grid gap-3 rounded-panel border border-line bg-surface p-5"
    >
      <h2 id="alert-days" className="text-lg">
        When we may email you
      </h2>
      <Form method="post" action={paths.alerts(token)} preventScrollReset className="grid gap-4">
        <ZoneChoice chosen={zone} zones={zoneOptions} />
        <fieldset className="grid gap-1">
          <legend className="pb-1 font-semibold">No emails on</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
            {weekdays.map((day, at) => (
              <label key={day} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  name="quiet"
                  value={at}
                  defaultChecked={((quietDays >> at) & 1) === 1}
                  className="size-5 shrink-0 accent-accent"
                />
                {day}
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <Button name="intent" value="settings" size="small">
            Save
          </Button>
        </div>
      </Form>
    </section>
  );
}
