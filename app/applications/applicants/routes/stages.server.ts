import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import {
  addStage,
  chooseTemplate,
  countInStage,
  dropTemplate,
  findStage,
  makeDefault,
  removeStage,
  renameStage,
  type StageChange,
  type StageRow,
  selectPostingStages,
  selectStages,
  shiftStage,
  startTemplate,
  toTemplates,
} from "#app/applications/applicants/stages/stage-store.server.ts";
import {
  isFixed,
  mostStages,
  stageNameField,
  stagesFields,
  stagesFormSchema,
} from "#app/applications/applicants/stages/stages.ts";
import { selectBlindPostings, setBlind } from "#app/applications/applicants/team/blind-store.server.ts";
import { admitToCompany, whoReads, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

const doneTexts: Record<string, string> = {
  started: "Added. Nobody works by it before you choose it below.",
  default: "These are your company’s stages now. Applicants kept their status.",
  dropped: "Deleted. Its applicants went to your company’s stages and kept their status.",
  blind: "The review is blind from now on. Names show once someone moves past review.",
  unblind: "The review is open again. Your team sees every name.",
  use: "The posting’s stages were changed. Its applicants kept their status.",
  add: "The stage was added.",
  rename: "The stage was renamed.",
  moved: "The order was changed.",
  remove: "The stage was removed.",
};

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, whoReads);
  const { employerId } = company;
  const d1 = asked.context.db.$client;
  const [stages, chosen, postings, blind] = await d1.batch([
    selectStages(d1, employerId),
    selectPostingStages(d1, employerId),
    d1
      .prepare(
        "SELECT slug, title FROM jobs WHERE employer_id = ? AND status = 'open' ORDER BY id DESC LIMIT 200",
      )
      .bind(employerId),
    selectBlindPostings(d1, employerId),
  ]);
  const own = chosen!.results as { slug: string; title: string; template: number }[];
  return {
    company: toHiringCompany(company),
    done: findNotice(doneTexts, new URL(asked.request.url).searchParams.get("done")),
    templates: toTemplates(stages!.results as StageRow[]).map((template) => ({
      ...template,
      isFull: template.stages.length >= mostStages,
      stages: template.stages.map((stage) => ({ ...stage, isFixed: isFixed(stage) })),
      postings: own.filter((posting) => posting.template === template.id),
    })),
    postings: postings!.results as { slug: string; title: string }[],
    blind: blind!.results as { slug: string; title: string }[],
  };
}

const refusals = {
  taken: "There is a stage of that name already.",
  full: `These stages are as many as they can be: ${mostStages}.`,
};

export async function action(asked: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const { context, request } = asked;
  const { db } = context;
  const writer = { employerId: company.employerId, userId: viewer.id };
  const form = await requireForm(request, stagesFields);
  const parsed = stagesFormSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw notFound();
  const sent = parsed.data;
  const refuse = (problem: string) => {
    noteRefusedForm(context);
    return unprocessed({ problem, typed: form.get("name") as string | null, at: toPlace(form), sure: null });
  };
  const goOn = (done: string, place = toPlace(form)): never => {
    throw goTo(`${workPaths.hiringStages(company.employerSlug, `done=${done}`)}${place ? `#${place}` : ""}`);
  };
  const answer = (changed: StageChange, done: string) => {
    if (changed === "unknown") throw notFound();
    return changed === "done" ? goOn(done) : refuse(refusals[changed]);
  };
  const requireOwn = (isOwn: boolean, done: string) => {
    if (!isOwn) throw notFound();
    return goOn(done);
  };
  if ("name" in sent) {
    const name = stageNameField.safeParse(sent.name);
    if (!name.success) return refuse(name.error.issues[0]!.message);
    return sent.intent === "add"
      ? answer(await addStage(db, writer, sent.template, { name: name.data, state: sent.state }), "add")
      : answer(await renameStage(db, writer, sent.stage, name.data), "rename");
  }
  switch (sent.intent) {
    case "start":
      if (!(await startTemplate(db, writer, sent.kind))) return refuse("You have these stages already.");
      return goOn("started");
    case "default":
      return requireOwn(await makeDefault(db, writer, sent.template), "default");
    case "drop":
      return requireOwn(await dropTemplate(db, writer, sent.template), "dropped");
    case "blind":
    case "unblind":
      if (!(await setBlind(db, writer, sent.job, sent.intent === "blind"))) throw notFound();
      return goOn(sent.intent, "blind");
    case "use":
      return requireOwn(await chooseTemplate(db, writer, sent.template, sent.job), "use");
  }
  const stage = await findStage(db, writer.employerId, sent.stage);
  if (!stage || isFixed(stage)) throw notFound();
  if (sent.intent !== "remove") {
    await shiftStage(db, writer, stage, sent.intent === "up" ? -1 : 1);
    return goOn("moved");
  }
  const there = sent.sure ? 0 : await countInStage(db, stage);
  if (there > 0)
    return {
      ...{ problem: null, typed: null, at: toPlace(form) },
      sure: {
        stage: String(stage.id),
        name: stage.name,
        people: there === 1 ? "1 applicant" : `${there} applicants`,
      },
    };
  if (await removeStage(db, writer, stage, context.now)) return goOn("remove", "");
  return refuse(
    `“${stage.name}” was not removed: applicants stand in it, and no other of these stages tells them the same. Move them first.`,
  );
}

const toPlace = (form: FormData): string => {
  const stage = form.get("stage");
  const template = form.get("template");
  return stage ? `stage-${stage}` : template ? `template-${template}` : "";
};
