import * as z from "zod";
import { beginCall, type Caller, dropCall, endCall } from "#app/companies/developers/keys/api-keys.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { readQueryOf } from "#app/site/developers/ask.server.ts";
import type { Call, CallRefusal } from "#app/site/developers/company/call.ts";
import { calls } from "#app/site/developers/company/calls.server.ts";
import type { ParameterProblem, ProblemCode } from "#app/site/developers/contract/problems.ts";
import { toPattern } from "#app/site/developers/resources.server.ts";
import type { Endpoint } from "./endpoint.ts";
import { readJson } from "./input.ts";
import { toProblem } from "./problem.ts";

type Methods = Partial<Record<Call["method"], Endpoint>>;

/** Each address with its methods. */
export const companyEndpoints: Record<string, Methods> = {};
for (const call of calls) {
  const pattern = toPattern(call);
  companyEndpoints[pattern] = { ...companyEndpoints[pattern], [call.method]: toEndpoint(call) };
}

function toEndpoint(call: Call): Endpoint {
  return async ({ req, env: { site, caller } }) => {
    const { SITE_URL } = site.env;
    // answerPublic lets nobody in without a key.
    if (!caller) return toProblem(SITE_URL, "missing_key", "Send a key as Authorization: Bearer clw_...");
    if (!caller.scopes.includes(call.scope))
      return toProblem(
        SITE_URL,
        "wrong_scope",
        `This key lacks ${call.scope}. An owner of your company makes keys in the workspace.`,
      );
    if (caller.isHeld)
      return toProblem(SITE_URL, "suspended", "Nothing is read or changed until we lift that. Write to us.");
    const answered = await answerCall(call, site, caller, req.raw, req.param() as Record<string, string>);
    return answered instanceof Response ? answered : toRefusal(SITE_URL, answered);
  };
}

const toRefusal = (siteUrl: string, { refused, detail, errors }: CallRefusal): Response =>
  toProblem(siteUrl, refused, detail, errors);

const mostFields = 60;
const bodyCodes: Readonly<Record<number, ProblemCode>> = {
  413: "too_large",
  415: "unsupported_media_type",
};

async function answerCall(
  call: Call,
  context: SiteContext,
  caller: Caller,
  request: Request,
  given: Record<string, string>,
): Promise<Response | CallRefusal> {
  const self = new URL(request.url);
  const query = readQueryOf(call.query, self);
  if (!query.ok)
    return { refused: query.code, detail: query.detail, ...(query.errors && { errors: query.errors }) };
  const params = call.params.safeParse(given);
  if (!params.success) return { refused: "not_found", detail: "There is no such record." };
  const body =
    call.body && !call.takesFiles ? await readBody(call.body, request) : { ok: true as const, value: {} };
  if (!body.ok) return body;
  const requestHash = await sha256(JSON.stringify([call.method, self.pathname, self.search, body.value]));
  const callKey = request.headers.get("idempotency-key") ?? "";
  const callHash = await sha256(JSON.stringify([caller.keyId, callKey, requestHash]));
  const run = () =>
    call.run(context, {
      ...{ caller, params: params.data as Record<string, string>, query: query.value, body: body.value },
      ...{ request, self, callHash },
      toUrl: (path) => new URL(path, context.env.SITE_URL).href,
    });
  if (call.takesFiles && !keyShape.test(callKey)) return keyMissing;
  if (call.method !== "POST" || call.takesFiles) {
    const outcome = await run();
    return "refused" in outcome ? outcome : toAnswer(outcome);
  }
  return once(context, { keyId: caller.keyId, callKey, requestHash, now: context.now }, run);
}

type Outcome = Awaited<ReturnType<Call["run"]>>;

const keyShape = /^[\x21-\x7e]{1,100}$/;
const keyMissing: CallRefusal = {
  refused: "missing_idempotency_key",
  detail:
    "Send Idempotency-Key: up to 100 letters, digits and signs, such as a new UUID for each thing to do.",
};

/** Does what an Idempotency-Key stands for one time, and gives its stored answer after that. */
async function once(
  { db, env }: SiteContext,
  call: Parameters<typeof beginCall>[1],
  run: () => Promise<Outcome>,
): Promise<Response | CallRefusal> {
  if (!keyShape.test(call.callKey)) return keyMissing;
  const begun = await beginCall(db, call);
  if (begun.kind === "other")
    return {
      refused: "reused_idempotency_key",
      detail: "You sent this Idempotency-Key with another request in the last day. Take a new one.",
    };
  if (begun.kind === "running")
    return { refused: "in_progress", detail: "Ask again in a second, with the same Idempotency-Key." };
  if (begun.kind === "answered") return toStored(begun.status, begun.answer, true);
  try {
    const outcome = await run();
    if (outcome instanceof Response) return outcome;
    const answer =
      "refused" in outcome
        ? toRefusal(env.SITE_URL, outcome)
        : toStored(outcome.status, JSON.stringify(outcome.answer));
    await endCall(db, call, answer.status, await answer.clone().text());
    return answer;
  } catch (error) {
    await dropCall(db, call);
    throw error;
  }
}

const toStored = (status: number, text: string, isRepeated = false): Response =>
  new Response(text, {
    status,
    headers: {
      "content-type": status < 400 ? "application/json; charset=utf-8" : "application/problem+json",
      "cache-control": "no-store",
      ...(isRepeated && { "idempotency-replayed": "true" }),
    },
  });

async function toAnswer(outcome: Exclude<Outcome, CallRefusal>): Promise<Response> {
  if (outcome instanceof Response) return outcome;
  const text = JSON.stringify(outcome.answer);
  if (outcome.status !== 200) return toStored(outcome.status, text);
  return toTaggedAnswer(text, "application/json", { "cache-control": "private, no-cache" });
}

type Body = { ok: true; value: Record<string, unknown> } | ({ ok: false } & CallRefusal);

async function readBody(schema: z.ZodObject, request: Request): Promise<Body> {
  const read = await readJson(request, mostFields);
  if (!read.ok) return { ok: false, refused: bodyCodes[read.status] ?? "invalid_body", detail: read.message };
  const checked = z.strictObject(schema.shape).safeParse(read.value);
  if (checked.success) return { ok: true, value: checked.data };
  const errors = new Map<string, ParameterProblem>();
  for (const { code, path, message, ...issue } of checked.error.issues) {
    const names = code === "unrecognized_keys" ? (issue as { keys: string[] }).keys : [path.join(".")];
    for (const name of names.slice(0, mostNamed))
      if (!errors.has(name))
        errors.set(name, {
          parameter: name.slice(0, 60),
          detail: code === "unrecognized_keys" ? "Leave it out." : message,
        });
  }
  const detail = "Nothing was changed. Correct what `errors` names.";
  return { ok: false, refused: "invalid_body", detail, errors: [...errors.values()].slice(0, mostErrors) };
}

const mostNamed = 5;
const mostErrors = 20;
