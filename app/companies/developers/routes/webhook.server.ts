import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { deliverWebhook } from "#app/companies/developers/webhooks/deliver.server.ts";
import type { ShownDelivery } from "#app/companies/developers/webhooks/delivery-list.tsx";
import {
  findEventName,
  toWebhookChip,
  webhookShapes,
} from "#app/companies/developers/webhooks/webhook-events.ts";
import {
  addTest,
  findWebhook,
  listDeliveries,
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  sendAgain,
} from "#app/companies/developers/webhooks/webhooks.server.ts";
import { admitToCompany } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { readTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound, tooManyRequests } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { toZonedTime } from "#app/kit/text/when.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

const notices: Readonly<Record<string, string>> = {
  test: "The test was sent. Its outcome is the first below.",
  again: "The message was sent again, with the same id.",
  paused: "The webhook is paused. What happens until you start it again is not told.",
  started: "The webhook is active again. What waited is on its way.",
};

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, ["owner"]);
  const { context, params, request } = asked;
  const { db, now } = context;
  const webhook = await findWebhook(db, company.employerId, params.webhook ?? "");
  if (!webhook) throw notFound();
  const [deliveries, timeZone] = await Promise.all([
    listDeliveries(db, webhook.id),
    readTimeZone(db, company.employerId),
  ]);
  const toTime = (ms: number) => toZonedTime(ms, now, timeZone);
  return {
    company: toHiringCompany(company),
    webhook: {
      address: webhook.address,
      isPaused: webhook.status === "paused",
      chip: toWebhookChip(webhook),
      events: webhook.events.map(findEventName),
      shape: webhookShapes[webhook.shape],
      failing: webhook.failingSince && toTime(webhook.failingSince),
      oldUntil: webhook.oldUntil && webhook.oldUntil > now ? toTime(webhook.oldUntil) : null,
    },
    deliveries: deliveries.map(
      ({ publicId, type, createdAt, state, tries, nextAt, triedAt, status, problem }) => {
        const tried =
          tries === 0 || triedAt === null
            ? "Not sent yet"
            : `${tries === 1 ? "1 try" : `${tries} tries`}, the last ${toTime(triedAt)}`;
        const next = state === "waiting" && nextAt !== null && tries > 0 ? `Next try ${toTime(nextAt)}.` : "";
        return {
          publicId,
          what: findEventName(type),
          at: toTime(createdAt),
          chip: stateChips[state],
          detail: `${[problem ?? (status !== null && `The endpoint answered ${status}.`), `${tried}.`, next].filter(Boolean).join(" ")}`,
          canSendAgain: state !== "waiting" || tries > 0,
        } satisfies ShownDelivery;
      },
    ),
    notice: findNotice(notices, new URL(request.url).searchParams.get("done")),
  };
}

const stateChips = {
  waiting: { label: "Waiting", tone: "amber" },
  delivered: { label: "Arrived", tone: "good" },
  dead: { label: "Given up", tone: "coral" },
} as const;

interface WebhookAnswer {
  /** Shown once. */
  secret: string;
}

export async function action(asked: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, ["owner"]);
  const { context, params, request } = asked;
  const { db, env, now } = context;
  if (!(await isWithinLimit(env.REQUEST_LIMIT, request)))
    throw tooManyRequests("You have sent many forms in the last minute. Please wait a minute.");
  const owner = { employerId: company.employerId, userId: viewer.id };
  const webhook = await findWebhook(db, company.employerId, params.webhook ?? "");
  if (!webhook) throw notFound();
  const { publicId } = webhook;
  const form = await requireForm(request, ["intent", "message"]);
  const leadTo = (done: string) =>
    goTo(workPaths.hiringWebhook(company.employerSlug, publicId, `done=${done}`));
  const send = async (id: number | null, done: string) => {
    if (id === null) throw notFound();
    await deliverWebhook(db, env, id, now, { isByHand: true });
    throw leadTo(done);
  };
  switch (form.get("intent")) {
    case "test":
      return send(await addTest(context, owner, publicId), "test");
    case "again":
      return send(await sendAgain(context, owner, publicId, String(form.get("message") ?? "")), "again");
    case "rotate": {
      const secret = await rotateSecret(context, owner, publicId);
      if (secret === null) throw notFound();
      const answer: WebhookAnswer = { secret };
      return answer;
    }
    case "pause":
      await pauseWebhook(context, owner, publicId);
      throw leadTo("paused");
    case "start":
      await resumeWebhook(context, owner, publicId);
      throw leadTo("started");
    case "remove":
      if (!(await removeWebhook(context, owner, publicId))) throw notFound();
      throw goTo(workPaths.hiringDevelopers(company.employerSlug, "done=removed"));
    default:
      throw notFound();
  }
}
