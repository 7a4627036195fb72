import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { personKeySchema } from "#app/accounts/owner/person-key-form.ts";
import {
  createPersonKey,
  listPersonKeys,
  mostPersonKeys,
  revokePersonKey,
} from "#app/accounts/owner/person-keys.server.ts";
import { tooManyTries } from "#app/accounts/refusal.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { idempotencyKeyField, randomId, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const keys = await listPersonKeys(context.db, viewer.id);
  return {
    keys: keys.map(({ createdAt, lastUsedOn, ...key }) => ({
      ...key,
      made: toOfficeDay(createdAt),
      used:
        lastUsedOn === null
          ? "Not used yet"
          : `Last used on ${toOfficeDay(Date.parse(`${lastUsedOn}T12:00Z`))}`,
    })),
    most: mostPersonKeys,
    address: context.env.SITE_URL + serverPaths.mcp(),
    idempotencyKey: randomId(),
    isRevoked: new URL(request.url).searchParams.get("done") === "revoked",
  };
}

interface KeyAnswer {
  /** Shown once. */
  key?: string;
  form?: RequestAnswer;
}

const toProblem = (text: string) => ({ title: "No key was made", text });

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const refuse = (form: RequestAnswer, status = 400) => {
    noteRefusedForm(context);
    return data<KeyAnswer>({ form }, { status });
  };
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return refuse({ problem: toProblem(tooManyTries.message) }, 429);
  const form = await requireForm(request, ["name", "revoke", idempotencyKeyField]);
  const revoked = form.get("revoke");
  if (revoked !== null) {
    if (!(await revokePersonKey(context.db, viewer.id, String(revoked)))) throw notFound();
    throw goTo(`${serverPaths.assistantKeys()}?done=revoked`);
  }
  if (!viewer.emailVerified)
    return refuse({
      problem: toProblem("Confirm your email address first. Your dashboard sends you a new link."),
    });
  const submission = parseWithZod(form, { schema: personKeySchema });
  if (submission.status !== "success") return refuse({ result: submission.reply() });
  const { name } = submission.value;
  const key = await createPersonKey(context.db, viewer, {
    name,
    idempotencyKey: await toIdempotencyKey(request, form, [viewer.id, name]),
    secret: context.env.SESSION_SECRET,
    now: context.now,
  });
  if (key !== null) return data<KeyAnswer>({ key });
  const problem = toProblem(`You may have ${mostPersonKeys} keys. Revoke one first.`);
  return refuse({ problem, result: submission.reply() });
}
