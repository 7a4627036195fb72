import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { applicantStates } from "#app/applications/applicants/applicant-states.ts";
import { freeStates, readyNames, readyTemplates } from "#app/applications/applicants/stages/stages.ts";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { action, loader } from "./stages.server.ts";

export { action, headers, loader } from "./stages.server.ts";

export const meta = () => toAccountMeta("Stages");

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;
type Template = Loaded["templates"][number];
type Refused =
  | {
      problem: string | null;
      typed: string | null;
      at: string;
      /** Of a stage with people in it, before it is removed. */
      sure: { stage: string; name: string; people: string } | null;
    }
  | undefined;

const field = "h-11 min-w-0 rounded-control border border-line-strong bg-surface px-3";

export default function StagesPage() {
  const { company, done, templates, postings, blind } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() as Refused;
  const names = templates.map(({ name }) => name);
  const ready = readyNames.filter((kind) => !names.includes(readyTemplates[kind].name));
  return (
    <HiringPage
      company={company}
      part="applicants"
      title="Stages"
      lead="The steps your applicants go through. Only your team sees their names: applicants see the status that each one counts as."
    >
      {done && !refused && <Notice live tone="good" title={done} />}
      {refused?.problem && <Notice live tone="bad" title={refused.problem} />}
      {refused?.sure && (
        <Notice live tone="warn" title={`${refused.sure.people} in “${refused.sure.name}”.`}>
          <p>
            Removing it moves them to the nearest stage that counts as the same status. Nobody is emailed.
          </p>
          <Form method="post" className="pt-2">
            <input type="hidden" name="stage" value={refused.sure.stage} />
            <input type="hidden" name="sure" value="1" />
            <Button name="intent" value="remove" look="outline" size="small">
              Move them and remove it
            </Button>
          </Form>
        </Notice>
      )}
      {templates.map((template) => (
        <TemplatePart
          key={template.id}
          template={template}
          postings={postings}
          chosen={templates.flatMap((each) => each.postings)}
          canWrite={company.canWrite}
          isOnly={templates.length === 1}
          refused={refused}
        />
      ))}
      {company.canWrite && ready.length > 0 && (
        <section aria-labelledby="ready" className="grid max-w-3xl gap-item">
          <h2 id="ready">Ready-made stages</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {ready.map((kind) => (
              <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
                <div className="min-w-0 flex-1 basis-60">
                  <p className="font-semibold">{readyTemplates[kind].name}</p>
                  <p className="text-ink-2 text-sm">
                    {readyTemplates[kind].stages.map(([name]) => name).join(" → ")}
                  </p>
                </div>
                <Form method="post">
                  <input type="hidden" name="kind" value={kind} />
                  <Button look="outline" name="intent" value="start">
                    Add<span className="sr-only"> {readyTemplates[kind].name}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
      <BlindPart blind={blind} postings={postings} canWrite={company.canWrite} />
    </HiringPage>
  );
}

interface BlindPartProps {
  blind: Loaded["blind"];
  postings: Loaded["postings"];
  canWrite: boolean;
}

function BlindPart({ blind, postings, canWrite }: BlindPartProps) {
  const others = postings.filter(({ slug }) => !blind.some((posting) => posting.slug === slug));
  return (
    <section id="blind" aria-labelledby="blind-title" className="grid max-w-3xl scroll-mt-20 gap-item">
      <h2 id="blind-title">Blind review</h2>
      <p className="text-ink-2">
        Your team judges “Applicant 12” first. Names, contact data, license numbers and files are hidden, and
        the search leaves these people out, until they move to a stage that counts as Interview or later, or
        someone asks who it is.
      </p>
      {blind.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {blind.map(({ slug, title }) => (
            <li key={slug} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
              <span className="wrap-anywhere min-w-0">{title}</span>
              {canWrite && (
                <Form method="post">
                  <input type="hidden" name="job" value={slug} />
                  <Button look="quiet" size="small" name="intent" value="unblind">
                    Show names<span className="sr-only"> of those who applied for {title}</span>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {canWrite && others.length > 0 && (
        <Form method="post" className="flex flex-wrap items-end gap-2">
          <label className="grid min-w-0 flex-1 basis-48 gap-1 font-semibold text-md">
            Posting to review blind
            <select name="job" className={`${field} font-normal`}>
              {others.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <Button look="outline" name="intent" value="blind">
            Hide names
          </Button>
        </Form>
      )}
    </section>
  );
}

interface TemplatePartProps {
  template: Template;
  postings: Loaded["postings"];
  /** Those that go by stages of their own. */
  chosen: Loaded["postings"];
  canWrite: boolean;
  isOnly: boolean;
  refused: Refused;
}

function TemplatePart({ template, postings, chosen, canWrite, isOnly, refused }: TemplatePartProps) {
  const { id, name, isDefault, stages, isFull } = template;
  const place = `template-${id}`;
  const others = (isDefault ? chosen : postings).filter(
    ({ slug }) => !template.postings.some((posting) => posting.slug === slug),
  );
  return (
    <section id={place} aria-labelledby={`${place}-title`} className="grid max-w-3xl scroll-mt-20 gap-item">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`${place}-title`}>{name}</h2>
        {isDefault && !isOnly && <Chips chips={[{ label: "Your company’s", tone: "good" }]} />}
        {canWrite && !isDefault && (
          <Form method="post" className="ml-auto flex flex-wrap gap-2">
            <input type="hidden" name="template" value={id} />
            <Button look="outline" size="small" name="intent" value="default">
              Use for all postings
            </Button>
            <Button look="danger" size="small" name="intent" value="drop">
              Delete<span className="sr-only"> {name}</span>
            </Button>
          </Form>
        )}
      </div>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {stages.map((stage, at) => (
          <StageItem
            key={`${stage.id} ${stage.name}`}
            stage={stage}
            canWrite={canWrite}
            isFirst={at === 1}
            isLast={at === stages.length - 3}
            refused={refused?.at === `stage-${stage.id}` ? refused : undefined}
          />
        ))}
      </ol>
      {canWrite && !isFull && (
        <Form
          method="post"
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
        >
          <input type="hidden" name="template" value={id} />
          <label className="grid gap-1 font-semibold text-md max-sm:col-span-2">
            New stage
            <input
              name="name"
              maxLength={40}
              required
              defaultValue={refused?.at === place ? (refused.typed ?? "") : ""}
              className={`${field} font-normal`}
            />
          </label>
          <label className="grid gap-1 font-semibold text-md">
            Applicants see
            <select name="state" className={`${field} font-normal`}>
              {freeStates.map((state) => (
                <option key={state} value={state}>
                  {applicantStates[state].label}
                </option>
              ))}
            </select>
          </label>
          <Button look="outline" name="intent" value="add">
            Add stage
          </Button>
        </Form>
      )}
      {!isDefault && (
        <div className="grid gap-2 text-md">
          <p className="text-ink-2">
            {template.postings.length === 0
              ? "No posting goes by these stages yet."
              : `Postings with these stages: ${template.postings.map(({ title }) => title).join(", ")}.`}
          </p>
        </div>
      )}
      {canWrite && !isOnly && others.length > 0 && (
        <Form method="post" className="flex flex-wrap items-end gap-2">
          <input type="hidden" name="template" value={id} />
          <label className="grid min-w-0 flex-1 basis-48 gap-1 font-semibold text-md">
            {isDefault ? "Posting to bring back to these stages" : "Posting to work by these stages"}
            <select name="job" className={`${field} font-normal`}>
              {others.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <Button look="outline" name="intent" value="use">
            Use these stages
          </Button>
        </Form>
      )}
    </section>
  );
}

interface StageItemProps {
  stage: Template["stages"][number];
  canWrite: boolean;
  isFirst: boolean;
  isLast: boolean;
  refused: Refused;
}

function StageItem({ stage, canWrite, isFirst, isLast, refused }: StageItemProps) {
  const { id, name, state, isFixed } = stage;
  const { label } = applicantStates[state];
  return (
    <li id={`stage-${id}`} className="scroll-mt-20 px-4 py-2">
      <Form
        method="post"
        className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-x-2 gap-y-1 sm:flex"
      >
        <input type="hidden" name="stage" value={id} />
        {canWrite ? (
          <input
            name="name"
            aria-label={`Name of the stage ${name}`}
            maxLength={40}
            required
            defaultValue={refused?.typed ?? name}
            className={`${field} min-w-0 flex-1`}
          />
        ) : (
          <span className="flex-1">{name}</span>
        )}
        <span className="text-ink-2 text-sm sm:w-28">
          <span className="sr-only">Applicants see </span>
          {label}
        </span>
        {canWrite && (
          <span className="-ml-3.5 flex flex-wrap gap-1 max-sm:col-span-2 sm:ml-0 sm:w-76">
            <Button look="quiet" size="small" name="intent" value="rename">
              Rename<span className="sr-only"> {name}</span>
            </Button>
            {!isFixed && (
              <>
                <Button look="quiet" size="small" name="intent" value="up" disabled={isFirst}>
                  Up<span className="sr-only">: {name}</span>
                </Button>
                <Button look="quiet" size="small" name="intent" value="down" disabled={isLast}>
                  Down<span className="sr-only">: {name}</span>
                </Button>
                <Button look="quiet" size="small" name="intent" value="remove">
                  Remove<span className="sr-only"> {name}</span>
                </Button>
              </>
            )}
          </span>
        )}
      </Form>
    </li>
  );
}
