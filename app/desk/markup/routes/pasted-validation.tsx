import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useNavigation } from "@remix-run/react";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { requireForm } from "#app/kit/platform/form/form-stream.ts";
import { tooManyRequests } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { checkPasted } from "#app/desk/markup/paste/pasted-markup.server.ts";
import { Judged } from "#app/desk/markup/screen/judged-view.tsx";
import { Score } from "#app/desk/markup/screen/markup-score.tsx";

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
      actions={
        <Link to={paths.adminJobsValidation()} className={buttonClass("outline")}>
          All postings
        </Link>
      }
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
            className="w-full rounded-control border border-line-strong bg-surface px-3 py-2.5 font-mono text-sm aria-invalid:border-coral"
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
