import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { FeedStopped, fetchFeed } from "#app/companies/feeds/address/fetch-feed.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { readPastedPage } from "#app/desk/markup/paste/read-pasted.ts";
import { Judged, type JudgedView } from "#app/desk/markup/screen/judged-view.tsx";
import { Score } from "#app/desk/markup/screen/markup-score.tsx";
import { toMarkupLines, toResultCard, toRuleResults } from "#app/desk/markup/screen/result-card.ts";
import { checkMarkup } from "#app/jobs/checks/markup/check-markup.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { tooManyRequests } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { site } from "#app/site.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Check other markup", isIndexed: false });

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  await admitAdmin(context, request);
  if (!(await isWithinLimit(context.env.REQUEST_LIMIT, request)))
    throw tooManyRequests("You have checked many pages in the last minute. Please wait a minute.");
  const pasted = String((await requireForm(request, ["markup"])).get("markup") ?? "");
  const checked = await checkPasted(context, pasted);
  return data({ pasted, checked }, { status: checked.ok ? 200 : 400 });
}

export default function PastedValidationPage() {
  const answer = useActionData<typeof action>();
  const isPending = useNavigation().formData !== undefined;
  const checked = answer?.checked;
  const problem = checked?.ok === false ? checked.problem : null;
  return (
    <DeskPage
      title="Check other markup"
      lead="A page's HTML, a JobPosting as JSON, or an address. Nothing is kept."
    >
      <Form method="post" className="grid max-w-4xl gap-3">
        <div className="grid gap-1">
          <label htmlFor="markup" className="font-semibold text-md">
            HTML, JSON or address
          </label>
          <p id="markup-hint" className="text-ink-3 text-sm">
            Up to 64 kB. For a longer page, paste its address, which we fetch if it is public.
          </p>
          <textarea
            id="markup"
            name="markup"
            rows={8}
            required
            defaultValue={answer?.pasted}
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "markup-hint markup-error" : "markup-hint"}
            className="w-full rounded-control border border-line-strong bg-surface px-3 py-2.5 font-mono text-sm"
          />
          {problem && (
            <p id="markup-error" role="alert" className="text-coral text-md">
              {problem}
            </p>
          )}
        </div>
        <div>
          <Button aria-disabled={isPending}>{isPending ? "Checking..." : "Check"}</Button>
        </div>
      </Form>
      {checked?.ok && (
        <>
          <p role="status" className="flex flex-wrap items-center gap-3">
            <Score score={checked.score} />
            {checked.isEligible ? "Eligible for job search." : "Not eligible for job search."}
          </p>
          <Judged view={checked.judged} source={checked.source} />
        </>
      )}
    </DeskPage>
  );
}

const maxPageBytes = 2 * 1024 * 1024;

type PastedCheck =
  | { ok: true; source: string; score: number; isEligible: boolean; judged: JudgedView }
  | { ok: false; problem: string };

/** HTML, its markup, or an address, which is fetched as feeds are. */
async function checkPasted(context: SiteContext, pasted: string): Promise<PastedCheck> {
  const text = pasted.trim();
  if (!text) return { ok: false, problem: "Paste a page's HTML, its markup, or an address." };
  const isAddress = /^[a-z]+:\/\/\S+$/i.test(text);
  const fetched = isAddress ? await readAddress(context, text) : { ok: true as const, text };
  if (!fetched.ok) return fetched;
  const { scripts, page, lines } = readPastedPage(fetched.text, isAddress ? 200 : null);
  const checked = checkMarkup({ scripts, page, siteName: site.name, now: context.now });
  return {
    ok: true,
    source: isAddress ? new URL(text).hostname : "the page's site",
    score: checked.score,
    isEligible: checked.isEligible,
    judged: {
      results: toRuleResults(checked.findings, checked.posting),
      markup: checked.posting && toMarkupLines(checked.posting, checked.findings),
      lines,
      card: checked.posting && toResultCard(checked.posting, context.now),
    },
  };
}

async function readAddress(
  { env }: SiteContext,
  address: string,
): Promise<{ ok: true; text: string } | { ok: false; problem: string }> {
  const fetched = await fetchFeed(address, {
    ownHost: new URL(env.SITE_URL).hostname,
    allowedOrigin: env.FEED_ORIGIN_ALLOWED,
    userAgent: `${site.name} markup check`,
    known: { etag: null, lastModified: null },
    maxBytes: maxPageBytes,
  });
  if (fetched.kind === "unchanged") return { ok: false, problem: "The page sent nothing." };
  if (fetched.kind !== "content") return { ok: false, problem: fetched.reason };
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of fetched.chunks) text += decoder.decode(chunk, { stream: true });
  } catch (error) {
    if (error instanceof FeedStopped) return { ok: false, problem: error.message };
    throw error;
  }
  return { ok: true, text: text + decoder.decode() };
}
