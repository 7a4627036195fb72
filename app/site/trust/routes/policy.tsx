import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import "#app/kit/ui/dialog.css";
import { toCookieHeaders } from "#app/accounts/refusal.ts";
import { clearDeviceCookies } from "#app/kit/platform/cookies.ts";
import { withoutEndSlash } from "#app/kit/platform/local-path.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { island } from "#app/kit/ui/island.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { Paragraphs } from "#app/kit/ui/text-section.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { KeptList, RecordList } from "#app/site/trust/policy/kept-lists.tsx";
import { getPolicy, type PolicyView } from "#app/site/trust/policy/policy.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const canonical = withoutEndSlash(pathname.toLowerCase());
  const policy = await getPolicy(context, canonical.slice(1));
  return { policy, isCleared: pathname === paths.privacyPolicy() && searchParams.has("cleared"), canonical };
}

/** No script can remove our cookies. */
export function action({ request }: ActionFunctionArgs) {
  return redirect(paths.deviceCleared(), { headers: toCookieHeaders(clearDeviceCookies(request.url)) });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data?.policy.title ?? "Policy", description: data?.policy.description });

export default function PolicyRoute() {
  const { policy, isCleared } = useLoaderData<typeof loader>();
  return <PolicyPage policy={policy} isCleared={isCleared} />;
}

const ClearDevice = island(() =>
  import("#app/kit/device/clear-device.tsx").then((module) => module.ClearDevice),
);

interface PolicyPageProps {
  policy: PolicyView;
  isCleared: boolean;
}

function PolicyPage({ policy, isCleared }: PolicyPageProps) {
  const { title, lead, version, effective, sections, changes } = policy;
  return (
    <article className="page pb-16">
      <header className="grid max-w-3xl gap-3 pt-8 pb-8 md:pt-12">
        <h1>{title}</h1>
        <p className="text-ink-2 text-lg">{lead}</p>
        <p className="text-ink-3 text-md">
          Version {version}, in effect since <time dateTime={effective}>{formatDay(effective)}</time>
        </p>
      </header>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start">
        <Contents sections={sections} />
        <div className="grid gap-12">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="grid gap-4">
              <h2 id={section.id} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
                {section.title}
              </h2>
              {section.paragraphs.length > 0 && <Paragraphs texts={section.paragraphs} />}
              {section.list.length > 0 && <Points texts={section.list} />}
              {section.records.length > 0 && <RecordList records={section.records} />}
              {section.id === "device" && (
                <>
                  {isCleared && (
                    <Notice tone="good" live>
                      Our cookies are removed from this browser.
                    </Notice>
                  )}
                  <div className="pb-4">
                    <ClearDevice />
                  </div>
                </>
              )}
              {section.id === "how-to-ask" && (
                <p>
                  <ButtonLink to={paths.yourData()} look="outline">
                    See, copy or delete my data
                  </ButtonLink>
                </p>
              )}
              {section.kept.length > 0 && <KeptList entries={section.kept} label={section.title} />}
            </section>
          ))}
          <section aria-labelledby="versions" className="grid gap-4">
            <h2 id="versions" className="text-2xl">
              Versions
            </h2>
            <ol className="grid gap-3">
              {changes.map((change) => (
                <li key={change.version} className="border-line border-t pt-3 text-ink-2">
                  <strong className="font-semibold text-ink">
                    {change.version}, <time dateTime={change.date}>{formatDay(change.date)}</time>
                  </strong>
                  <span className="block">{change.text}</span>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: Pick<PolicyView, "sections">) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-20">
      <h2 id="contents" className="pb-1 text-lg">
        On this page
      </h2>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-ink-2 text-md hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <div className="prose text-ink-2">
      <ul className="grid gap-2">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
