import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { readPictureForm } from "#app/accounts/photo/picture-file.server.ts";
import { isKnownEmployer } from "#app/companies/pitch/public-page/employer-page.server.ts";
import { careersSchema, toCareersFields, toContent } from "#app/companies/workspace/careers/careers-form.ts";
import {
  altField,
  describeCompanyImage,
  moveCompanyImage,
  readCareersPage,
  removeCompanyImage,
  saveCareersPage,
  saveCompanyImage,
} from "#app/companies/workspace/careers/edit-careers.server.ts";
import type { ImageAnswer } from "#app/companies/workspace/careers/image-forms.tsx";
import { admitToCompany, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, tooManyRequests } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

const notices = {
  saved: { tone: "good", title: "Saved. Visitors see it on your page." },
  waiting: { tone: "good", title: "Saved. A person reads it before visitors see it." },
  added: { tone: "good", title: "The picture was added." },
  described: { tone: "good", title: "The description was saved." },
  moved: { tone: "good", title: "The photo was moved." },
  unmoved: { tone: "warn", title: "That photo was moved or removed already." },
  removed: { tone: "good", title: "The picture was removed." },
  gone: { tone: "warn", title: "That picture was removed already." },
} as const;

export async function loader(args: LoaderFunctionArgs) {
  const { company } = await admitToCompany(args, whoWrites);
  const { db } = args.context;
  const [page, isKnown] = await Promise.all([
    readCareersPage(db, company.employerSlug),
    isKnownEmployer(db, company.employerId),
  ]);
  const { saved, shown: _, ...rest } = page;
  return {
    ...rest,
    saved: toCareersFields(saved),
    company: toHiringCompany(company),
    isKnown,
    notice: findNotice<{ tone: "good" | "warn"; title: string }>(
      notices,
      new URL(args.request.url).searchParams.get("done"),
    ),
  };
}

interface Answer {
  text?: RequestAnswer;
  image?: ImageAnswer;
}

const intents = ["logo", "cover", "photo", "describe", "up", "down", "remove"] as const;

export async function action(args: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(args, whoWrites);
  const { context, request } = args;
  if (!(await isWithinLimit(context.env.REQUEST_LIMIT, request)))
    throw tooManyRequests("You have saved many times in the last minute. Please wait a minute.");
  const { form, bytes } = await readPictureForm(request, [
    ...["intent", "revision", "image", "was", "alt"],
    ...careersSchema.keyof().options,
  ]);
  const editing = { employerId: company.employerId, userId: viewer.id };
  const leadTo = (done: keyof typeof notices, part = "") =>
    goTo(`${workPaths.hiringCareersPage(company.employerSlug, `done=${done}`)}${part}`);
  const intent = intents.find((each) => each === form.get("intent"));
  const image = String(form.get("image") ?? "");
  const alt = String(form.get("alt") ?? "");
  const refuse = (answer: Answer, status: number) => {
    noteRefusedForm(context);
    return data(answer, { status });
  };
  const refuseImage = (name: string, problem: string, status = 400) =>
    refuse({ image: { form: name, problem, alt } }, status);
  if (form.has("intent") && !intent) throw notFound();
  if (intent === "remove")
    throw leadTo((await removeCompanyImage(context, editing, image)) ? "removed" : "gone", "#pictures");
  if (intent === "up" || intent === "down")
    throw leadTo(
      (await moveCompanyImage(context, editing, image, intent)) ? "moved" : "unmoved",
      "#pictures",
    );
  if (intent === "describe" || intent === "photo") {
    const parsed = altField.safeParse(alt);
    if (!parsed.success)
      return refuseImage(intent === "photo" ? "photo" : image, parsed.error.issues[0]!.message);
    if (intent === "describe") {
      const was = String(form.get("was") ?? "");
      if (await describeCompanyImage(context, editing, { name: image, was, alt: parsed.data }))
        throw leadTo("described", "#pictures");
      return refuseImage(image, "A colleague changed this photo. Press Save again to replace that.", 409);
    }
  }
  if (intent) {
    const saved = await saveCompanyImage(context, editing, {
      kind: intent,
      alt: intent === "photo" ? alt.trim() : "",
      bytes,
    });
    if (!saved.ok) return refuseImage(intent, saved.problem, saved.status);
    throw leadTo("added", "#pictures");
  }
  const { shown } = await readCareersPage(context.db, company.employerSlug);
  const revision = Number(/^\d{1,9}$/.exec(String(form.get("revision")))?.[0] ?? 0);
  form.delete("revision");
  const submission = parseWithZod(form, { schema: careersSchema });
  if (submission.status !== "success") return refuse({ text: { result: submission.reply() } }, 400);
  const outcome = await saveCareersPage(context, editing, toContent(submission.value), { revision, shown });
  if (outcome) throw leadTo(outcome);
  return refuse({ text: { result: submission.reply({ formErrors: [overtaken] }) } }, 409);
}

const overtaken =
  "These texts were changed in another tab or by a colleague, and nothing was saved. What you typed is still here: press Save again to replace theirs, or open this page in a new tab to see them.";
