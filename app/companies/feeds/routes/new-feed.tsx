import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { UploadForm } from "#app/companies/feeds/owner/feed-buttons.tsx";
import { addFeedByAddress, addFeedByFile } from "#app/companies/feeds/owner/new-feed.server.ts";
import { isUpload, receiveFeedFile } from "#app/companies/feeds/owner/uploaded-file.server.ts";
import { admitToCompany, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { isRefusedForm, noteRefusedForm, toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { goTo, tooManyRequests } from "#app/kit/platform/http.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { workPaths } from "#app/work-paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toAccountMeta(toAnsweredTitle("Add a job feed", data?.isRefused));
export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, whoWrites);
  return {
    company: toHiringCompany(company),
    isRefused: isRefusedForm(asked.context),
  };
}

export async function action(asked: ActionFunctionArgs) {
  const { context, request } = asked;
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  if (!viewer.emailVerified) return refuseUnproved();
  const member = { employerId: company.employerId, userId: viewer.id };
  const done = (publicId: string) => goTo(workPaths.hiringFeed(company.employerSlug, publicId));
  if (isUpload(request)) {
    if (!(await isWithinLimit(context.env.REQUEST_LIMIT, request)))
      throw tooManyRequests("You have sent many files in the last minute. Please wait a minute.");
    const publicId = randomId();
    const file = await receiveFeedFile(request, context.env.FILES, publicId);
    const added = file.ok ? await addFeedByFile(context, member, file.fileName, publicId) : file;
    if (added.ok) throw done(added.publicId);
    noteRefusedForm(context);
    return data({ field: "file" as const, problem: added.problem, address: "" }, { status: added.status });
  }
  const address = String((await requireForm(request, ["address"])).get("address") ?? "");
  const added = await addFeedByAddress(context, request, member, address);
  if (added.ok) throw done(added.publicId);
  noteRefusedForm(context);
  return data({ field: "address" as const, problem: added.problem, address }, { status: added.status });
}

/** A stranger who registered an address leaves nothing behind that publishes later. Nothing of the form is read. */
const refuseUnproved = () =>
  data(
    {
      field: "address" as const,
      problem: "Confirm your email address first. Your dashboard sends you a new link.",
      address: "",
    },
    { status: 403 },
  );

export default function NewFeedPage() {
  const { company } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // The file's form says itself that it is busy.
  const isPending = useNavigation().formData?.has("address") ?? false;
  const problem = answer?.field === "address" ? answer.problem : undefined;
  const here = workPaths.hiringNewFeed(company.slug);
  return (
    <HiringPage company={company} part="feeds" title="Add a job feed">
      <p className="max-w-2xl text-ink-2">
        We read spreadsheets with a row of headings (title, city, state, pay, requisition and so on),
        Indeed-style XML, pages and files with JobPosting data, JSON of Greenhouse, Lever, Ashby,
        SmartRecruiters, Workable and USAJOBS, also packed as .gz. First we check the feed and show you what
        each posting becomes. Nothing is published until you say so. All postings appear under {company.name}.
        Another hospital that the feed names is shown as the place of work.
      </p>
      <div className="grid gap-section lg:grid-cols-2">
        <section aria-labelledby="by-address" className="grid content-start gap-3">
          <h2 id="by-address">By its address</h2>
          <Form method="post" action={here} className="grid max-w-xl gap-3">
            <div className="grid gap-1">
              <label htmlFor="address" className="font-semibold text-md">
                Address of the feed
              </label>
              <p id="address-hint" className="text-ink-3 text-sm">
                We fetch it on a schedule that you choose: up to 64 MB, from public web addresses
              </p>
              <input
                id="address"
                name="address"
                type="text"
                inputMode="url"
                autoComplete="url"
                placeholder="https://careers.example.org/jobs.xml"
                defaultValue={answer?.address}
                required
                aria-describedby={problem ? "address-hint address-error" : "address-hint"}
                aria-invalid={problem ? true : undefined}
                // biome-ignore lint/a11y/noAutofocus: only in answer to what a person sent.
                autoFocus={problem !== undefined}
                className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-ink"
              />
              {problem && (
                <p id="address-error" role="alert" className="text-coral text-sm">
                  {problem}
                </p>
              )}
            </div>
            <div>
              <Button aria-disabled={isPending}>{isPending ? "Checking ..." : "Check this feed"}</Button>
            </div>
          </Form>
        </section>
        <section aria-labelledby="by-file" className="grid content-start gap-3">
          <h2 id="by-file">By a file</h2>
          <UploadForm
            action={here}
            label="File with your postings"
            submit="Check this file"
            problem={answer?.field === "file" ? answer.problem : undefined}
          />
        </section>
      </div>
    </HiringPage>
  );
}
