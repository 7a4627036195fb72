import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { DraftList, draftHeadingId } from "#app/kit/drafts/draft-list.tsx";
import { toLocalPath } from "#app/kit/platform/local-path.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { useAlive } from "#app/kit/ui/island-life.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { KeptJobList } from "#app/pages/offline/kept-job-list.tsx";
import { isSwitchedOff, switchOff, switchOn } from "#app/pages/offline/register-worker.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

/** With `build` in its address, this is the copy that the service worker keeps. */
export function loader({ request }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  return {
    from: toLocalPath(searchParams.get("from"), origin, ""),
    isCopy: searchParams.has("build"),
    canonical: paths.offline(),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data?.isCopy ? "You seem to be offline" : "Offline reading", isIndexed: false });

export default function OfflinePage() {
  const { isCopy } = useLoaderData<typeof loader>();
  const from = useFrom();
  const [changes, setChanges] = useState(0);
  return (
    <>
      {isCopy ? <Unreachable from={from} /> : <Reachable from={from} />}
      <div className="page grid gap-x-12 gap-y-10 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Section id="kept" title="Job pages on this device">
          <KeptJobList key={changes} />
        </Section>
        <div className="grid content-start gap-10">
          <Section id={draftHeadingId} title="Saved drafts">
            <DraftList />
          </Section>
          <Section id="switch" title="Saving pages">
            <OfflineSwitch onChange={() => setChanges(changes + 1)} />
            {!isCopy && (
              <a href={paths.device()} className="link inline-flex min-h-11 items-center">
                See what else this device keeps
              </a>
            )}
          </Section>
        </div>
      </div>
    </>
  );
}

/** The copy was made before anyone asked for a page, so it reads the page's path from its own address. */
function useFrom(): string {
  const { from, isCopy } = useLoaderData<typeof loader>();
  const read = () => toLocalPath(new URLSearchParams(location.search).get("from"), location.origin, "");
  return useSyncExternalStore(subscribeToNothing, isCopy ? read : () => from, () => from);
}

const subscribeToNothing = () => () => {};

function Unreachable({ from }: { from: string }) {
  return (
    <>
      <PageHeader
        title="You seem to be offline"
        lead={`We could not reach ${site.name}. Check your connection, then try again. You can still read job pages that you opened on this device.`}
      />
      <div className="page pb-10">
        <a href={from || paths.home()} className={buttonClass()}>
          Try again
        </a>
      </div>
    </>
  );
}

function Reachable({ from }: { from: string }) {
  return (
    <>
      <PageHeader
        title={from ? "You're back online" : "Offline reading"}
        lead="We save the job pages you open on this device, so you can read them offline. We also save a form that could not be sent."
      />
      {from && (
        <div className="page pb-10">
          <a href={from} className={buttonClass()}>
            Continue
          </a>
        </div>
      )}
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const isBrowser = useAlive();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} tabIndex={-1} className="outline-none">
        {title}
      </h2>
      {isBrowser ? (
        children
      ) : (
        <noscript>
          <p className="text-ink-2">Turn on JavaScript to see this. It is saved only on this device.</p>
        </noscript>
      )}
    </section>
  );
}

function OfflineSwitch({ onChange }: { onChange: () => void }) {
  const [isOn, setOn] = useState(() => !isSwitchedOff());
  const [isPending, setPending] = useState(false);
  if (!("serviceWorker" in navigator)) return <p className="text-ink-2">This browser cannot save pages.</p>;

  async function change() {
    setPending(true);
    await (isOn ? switchOff() : switchOn()).catch(() => {});
    setOn(!isSwitchedOff());
    setPending(false);
    onChange();
  }

  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="text-ink-2">
        {isOn
          ? "On. The last 50 job pages that you open are saved on this device, without anything from your account."
          : "Off. Nothing is saved on this device until you turn it on again."}
      </p>
      <Button type="button" look="outline" aria-disabled={isPending} onClick={change}>
        {isOn ? "Remove saved pages and turn off" : "Save job pages on this device"}
      </Button>
    </div>
  );
}
