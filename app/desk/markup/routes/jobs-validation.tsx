import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { Segments } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { parseCheckSearch } from "#app/desk/markup/list/check-list.server.ts";
import { CheckTable } from "#app/desk/markup/list/check-table.tsx";
import { parseJobIds, recheckPostings } from "#app/desk/markup/list/recheck.server.ts";
import { getValidation, type ValidationView } from "#app/desk/markup/list/validation-view.server.ts";
import { TrendChart } from "#app/desk/markup/trend/trend-chart.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import "#app/desk/markup/screen/validation.css";

export const meta: MetaFunction = () => toPageMeta({ title: "Google Jobs validation", isIndexed: false });

export async function loader({ context, request }: LoaderFunctionArgs): Promise<ValidationView> {
  await admitAdmin(context, request);
  return getValidation(context, parseCheckSearch(new URL(request.url).searchParams));
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const form = await requireForm(request, ["jobs"]);
  const ids = parseJobIds(String(form.get("jobs") ?? ""));
  if (!ids) throw notFound();
  await recheckPostings(context, viewer, ids);
  const { pathname, search } = new URL(request.url);
  throw goTo(pathname + search);
}

export default function JobsValidationPage() {
  const view = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title="Google Jobs validation"
      lead={toLead(view)}
      actions={
        <Link to={deskPaths.adminPastedValidation()} className={buttonClass("outline")}>
          Check other markup
        </Link>
      }
    >
      {view.tiles.length > 0 && <Tiles tiles={view.tiles} />}
      {view.siteFindings.map((finding) => (
        <Notice key={finding.ruleId} tone="warn" title={`${finding.ruleId}: ${finding.message}`}>
          {finding.fix}
        </Notice>
      ))}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Segments label="Result" segments={view.segments} />
        <RuleFilter view={view} />
      </div>
      {view.rows.length === 0 ? (
        <Notice title="No postings to show">
          {view.lastRun === null
            ? "The first run over the live postings begins within five minutes after the site starts."
            : "No live posting is in this list."}
        </Notice>
      ) : (
        <>
          <CheckTable rows={view.rows} caption="Live postings, the lowest score first" />
          <Actions view={view} />
        </>
      )}
      <TrendChart trend={view.trend} />
    </DeskPage>
  );
}

function toLead({ lastRun, isRunning }: ValidationView): string {
  const rules = "Every live posting is checked each night against the rules for job postings in search.";
  const last = lastRun ? ` Last run: ${lastRun}.` : "";
  return `${rules}${last}${isRunning ? " A run is going on." : ""}`;
}

function Tiles({ tiles }: Pick<ValidationView, "tiles">) {
  return (
    <dl className="markup-tiles">
      {tiles.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RuleFilter({ view: { rules, rule } }: { view: ValidationView }) {
  return (
    <Form action={deskPaths.adminJobsValidation()} className="flex w-full items-end gap-2 sm:w-auto">
      <label className="grid min-w-0 grow gap-1 text-md">
        Breaks the rule
        <select
          key={rule}
          name="rule"
          defaultValue={rule ?? ""}
          className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 sm:w-80"
        >
          <option value="">Any or none</option>
          {rules.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonClass("outline")}>
        Show
      </button>
    </Form>
  );
}

function Actions({ view: { rows, query, previous, next } }: { view: ValidationView }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap gap-3">
        <Form method="post">
          <input type="hidden" name="jobs" value={rows.map(({ id }) => id).join(",")} />
          <Button look="outline">
            {rows.length === 1 ? "Check it again" : `Check these ${rows.length} again`}
          </Button>
        </Form>
        <a href={deskPaths.adminJobsValidationFile(query)} className={buttonClass("outline")}>
          Download (CSV)
        </a>
      </div>
      <NewerOlder label="Pages of postings" newer={previous} older={next} words={["Previous", "Next"]} />
    </div>
  );
}
