import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { createKey, listKeys, mostKeys, revokeKey } from "#app/companies/developers/keys/api-keys.server.ts";
import { keySchema } from "#app/companies/developers/keys/key-form.ts";
import type { ShownKey } from "#app/companies/developers/keys/key-part.tsx";
import { checkWebhookAddress } from "#app/companies/developers/webhooks/webhook-address.ts";
import { findEventName, toWebhookChip } from "#app/companies/developers/webhooks/webhook-events.ts";
import { webhookSchema } from "#app/companies/developers/webhooks/webhook-form.ts";
import type { ShownWebhook } from "#app/companies/developers/webhooks/webhook-part.tsx";
import {
  createWebhook,
  listWebhooks,
  mostWebhooks,
} from "#app/companies/developers/webhooks/webhooks.server.ts";
import { findHostProblem } from "#app/companies/feeds/address/feed-address.ts";
import { admitToCompany } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { noteRefusedForm, toFormState } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, tooManyRequests, unprocessed } from "#app/kit/platform/http.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDay, toOfficeDay } from "#app/kit/text/when.ts";
import { serverPaths } from "#app/server-paths.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

const notices: Readonly<Record<string, string>> = {
  removed: "The webhook was removed. Nothing more is sent to it.",
  revoked: "The key was revoked. Programs that send it get an error from now on.",
};

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, ["owner"]);
  const { context, request } = asked;
  const [keys, webhooks] = await Promise.all([
    listKeys(context.db, company.employerId),
    listWebhooks(context.db, company.employerId),
  ]);
  return {
    company: toHiringCompany(company),
    keys: keys.map(
      ({ createdAt, lastUsedOn, maker, ...key }): ShownKey => ({
        ...key,
        made: `Made${maker ? ` by ${maker}` : ""} on ${toOfficeDay(createdAt)}`,
        used: lastUsedOn ? `Last used on ${formatDay(lastUsedOn)}` : "Not used yet",
      }),
    ),
    mostKeys,
    webhooks: webhooks.map(
      ({ publicId, address, events, ...standing }): ShownWebhook => ({
        to: workPaths.hiringWebhook(company.employerSlug, publicId),
        address,
        chip: toWebhookChip(standing),
        events: startSentence(events.map(findEventName).join(", ").toLowerCase()),
      }),
    ),
    mostWebhooks,
    guide: serverPaths.developers(),
    notice: findNotice(notices, new URL(request.url).searchParams.get("done")),
    ...toFormState(context, request),
  };
}

interface DevelopersAnswer {
  /** Shown once, as the secret. */
  key?: string;
  secret?: string;
  keyForm?: RequestAnswer;
  webhookForm?: RequestAnswer;
}

type Admitted = Awaited<ReturnType<typeof admitToCompany>>;

export async function action(asked: ActionFunctionArgs) {
  const admitted = await admitToCompany(asked, ["owner"]);
  const { company } = admitted;
  const { context, request } = asked;
  const { db, env, now } = context;
  if (!(await isWithinLimit(env.REQUEST_LIMIT, request)))
    throw tooManyRequests("You have sent many forms in the last minute. Please wait a minute.");
  const fields = [...fieldNames(keySchema), ...fieldNames(webhookSchema), "revoke", idempotencyKeyField];
  const form = await requireForm(request, fields, { repeated: ["scopes", "events"] });
  const revoked = form.get("revoke");
  if (revoked !== null) {
    if (!(await revokeKey(db, toOwner(admitted), String(revoked), now))) throw notFound();
    throw goTo(workPaths.hiringDevelopers(company.employerSlug, "done=revoked"));
  }
  const answer = await (form.has("address") ? addWebhook : makeKey)(asked, admitted, form);
  if (answer.keyForm === undefined && answer.webhookForm === undefined) return answer;
  noteRefusedForm(context);
  return unprocessed<DevelopersAnswer>(answer);
}

const toOwner = ({ viewer, company }: Admitted) => ({ employerId: company.employerId, userId: viewer.id });

/** A stranger who registered an address gets no key. */
const unproved = {
  title: "Nothing was made",
  text: "Confirm your email address first. Your dashboard sends you a new link.",
};

async function makeKey(
  { context, request }: ActionFunctionArgs,
  admitted: Admitted,
  form: FormData,
): Promise<DevelopersAnswer> {
  const { db, env, now } = context;
  if (!admitted.viewer.emailVerified) return { keyForm: { problem: unproved } };
  const submission = parseWithZod(form, { schema: keySchema });
  if (submission.status !== "success") return { keyForm: { result: submission.reply() } };
  const owner = toOwner(admitted);
  const idempotencyKey = await toIdempotencyKey(request, form, [owner, submission.value]);
  const made = { ...submission.value, idempotencyKey, secret: env.SESSION_SECRET, now };
  const key = await createKey(db, owner, made);
  if (key !== null) return { key };
  const text = `A company may have ${mostKeys} keys. Revoke one first.`;
  return { keyForm: { problem: { title: "No key was made", text } } };
}

async function addWebhook(
  { context, request }: ActionFunctionArgs,
  admitted: Admitted,
  form: FormData,
): Promise<DevelopersAnswer> {
  const { env } = context;
  if (!admitted.viewer.emailVerified) return { webhookForm: { problem: unproved } };
  const submission = parseWithZod(form, { schema: webhookSchema });
  if (submission.status !== "success") return { webhookForm: { result: submission.reply() } };
  const refuse = (problem: string): DevelopersAnswer => ({
    webhookForm: { result: submission.reply({ fieldErrors: { address: [problem] } }) },
  });
  const checked = checkWebhookAddress(submission.value.address, {
    ownHost: new URL(env.SITE_URL).hostname,
    ...(env.FEED_ORIGIN_ALLOWED && { allowedOrigin: env.FEED_ORIGIN_ALLOWED }),
  });
  if (!checked.ok) return refuse(checked.reason);
  const { url } = checked;
  const inside = url.origin === env.FEED_ORIGIN_ALLOWED ? null : await findHostProblem(url.hostname);
  if (inside) return refuse(inside);
  const owner = toOwner(admitted);
  const idempotencyKey = await toIdempotencyKey(request, form, [owner, submission.value]);
  const made = await createWebhook(context, owner, {
    ...submission.value,
    address: url.href,
    idempotencyKey,
  });
  if (made !== null) return { secret: made.secret };
  const text = `A company may have ${mostWebhooks} webhooks. Remove one first.`;
  return { webhookForm: { problem: { title: "No webhook was added", text } } };
}
