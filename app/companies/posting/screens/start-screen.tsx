import { Form, Link } from "@remix-run/react";
import { claims } from "#app/claims.ts";
import { ShownForm, TextAreaField } from "#app/kit/forms/shown-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import { postingTerms } from "#app/posting-terms.ts";
import { workPaths } from "#app/work-paths.ts";
import { CompanySelect } from "./company-select.tsx";
import { type DraftLine, UnfinishedList } from "./unfinished-list.tsx";

interface StartScreenProps {
  drafts: readonly DraftLine[];
  earlier: EarlierPostings | undefined;
  companies: readonly { slug: string; name: string }[];
  company: string;
  template: string;
  isEdit: boolean;
  refused: { pasted: string; problem: string } | undefined;
}

export function StartScreen(props: StartScreenProps) {
  const { drafts, earlier, companies, company, template, isEdit, refused } = props;
  return (
    <>
      <PageHeader
        title="Post a job"
        lead="Four short steps and a review, about five minutes. Write first: you log in only to publish, and your draft comes along."
      />
      <div className="page grid gap-section pb-section">
        {template && <Template slug={template} isEdit={isEdit} />}
        {drafts.length > 0 && <UnfinishedList drafts={drafts} />}
        <div className="grid gap-stack lg:grid-cols-2">
          <section aria-labelledby="empty" className="grid content-start justify-items-start gap-item">
            <h2 id="empty">Start with an empty form</h2>
            <p className="text-ink-2">
              Role, place and schedule, pay and benefits, text. Each step is saved as you type.
            </p>
            <Form method="post" className="grid gap-item">
              <CompanyChoice companies={companies} company={company} id="company-empty" />
              <Button name="intent" value="new">
                Start a posting
              </Button>
            </Form>
            <div className="grid max-w-2xl gap-3 pt-3 text-ink-2 text-md">
              <p>{postingTerms.cost}</p>
              <p>{postingTerms.reading}</p>
              <p>
                Rather have us find candidates?{" "}
                <Link to={paths.hireRequest()} className="link">
                  Ask our recruiters
                </Link>
                . We answer {claims.answerTime}.
              </p>
            </div>
          </section>
          <section aria-labelledby="paste" className="grid content-start gap-item">
            <h2 id="paste">Or paste a posting that you have</h2>
            <Form method="post" className="grid gap-item">
              <CompanyChoice companies={companies} company={company} id="company-paste" />
              <ShownForm.Provider
                value={{ values: { pasted: refused?.pasted ?? "" }, errors: {}, firstInvalid: undefined }}
              >
                <TextAreaField
                  name="pasted"
                  label="Your posting"
                  hint="Text or HTML, with the title first. We fill in the fields and show where each was read; you correct the rest."
                  rows={8}
                />
              </ShownForm.Provider>
              {refused && (
                <Notice tone="bad" live>
                  {refused.problem}
                </Notice>
              )}
              <Button name="intent" value="paste" look="outline" className="justify-self-start">
                Read this posting
              </Button>
            </Form>
          </section>
        </div>
        {earlier && earlier.postings.length > 0 && <TemplateList {...earlier} />}
      </div>
    </>
  );
}

function CompanyChoice({
  companies,
  company,
  id,
}: Pick<StartScreenProps, "companies" | "company"> & { id: string }) {
  if (companies.length < 2) return null;
  return <CompanySelect id={id} companies={companies} company={company || companies[0]!.slug} />;
}

const Template = ({ slug, isEdit }: { slug: string; isEdit: boolean }) => (
  <Form method="post">
    <Notice title={isEdit ? "Change this posting" : "Use this posting as a template"}>
      <input type="hidden" name="template" value={slug} />
      <p className="pb-3">
        {isEdit
          ? "It stays as it is until you publish your changes."
          : "The new posting begins with the same words. The earlier one stays as it is."}
      </p>
      <Button name="intent" value={isEdit ? "edit" : "copy"} size="small">
        {isEdit ? "Edit the posting" : "Copy the posting"}
      </Button>
    </Notice>
  </Form>
);

interface EarlierPostings {
  company: string;
  name: string;
  postings: readonly { slug: string; title: string; place: string; posted: string }[];
}

const TemplateList = ({ company, name, postings }: EarlierPostings) => (
  <section aria-labelledby="templates" className="grid gap-item">
    <h2 id="templates">Use an earlier posting</h2>
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {postings.map(({ slug, title, place, posted }) => (
        <li key={slug} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
          <div className="min-w-0 flex-1 basis-60">
            <p className="wrap-anywhere font-semibold">{title}</p>
            <p className="text-ink-3 text-sm">{[place, `posted ${posted}`].filter(Boolean).join(" · ")}</p>
          </div>
          <Form method="post">
            <input type="hidden" name="template" value={slug} />
            <Button
              name="intent"
              value="copy"
              look="outline"
              size="small"
              aria-label={`Use as a template: ${title}`}
            >
              Use
            </Button>
          </Form>
        </li>
      ))}
    </ul>
    <Link
      to={workPaths.hiringJobs(company)}
      className="link inline-flex min-h-11 items-center justify-self-start"
    >
      All postings of {name}
    </Link>
  </section>
);
