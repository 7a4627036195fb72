import type { Env, MailMessage } from "#app/kit/platform/env.ts";
import type { Fault } from "../fault.ts";
import site from "./built-site.js";

let fault: Fault | null = null;

function refuse(): never {
  throw new Error("This part is out of order.");
}

/** The binding while `when` holds with the methods replaced that `replace` gives. */
function failing<T extends object>(binding: T, replace: (name: string, call: Call) => Call | null): T {
  return new Proxy(binding, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const call: Call = (...given) => value.apply(target, given);
      // Opening a session asks nothing of the database.
      if (name === "withSession") return (...given: unknown[]) => failing(call(...given) as T, replace);
      return replace(String(name), call) ?? call;
    },
  });
}

type Call = (...given: unknown[]) => unknown;

/** Written, but nobody learns it: the answer is what gets lost. */
const losingAnswer =
  (call: Call): Call =>
  async (...given) => {
    await call(...given);
    refuse();
  };

const withFaults = (env: Env): Env => ({
  ...env,
  DB: failing(env.DB, (name, call) => {
    if (fault === "no database") return refuse;
    return fault === "lost answers" && name === "batch" ? losingAnswer(call) : null;
  }),
  CATALOG: failing(env.CATALOG, () => (fault === "no catalog" ? async () => null : null)),
  FILES: failing(env.FILES, () => (fault === "no files" ? async () => refuse() : null)),
});

export default {
  async fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/bench/fault") return site.fetch(request, withFaults(env), ctx);
    fault = searchParams.get("is") as Fault | null;
    return new Response();
  },
  scheduled: (event, env, ctx) => site.scheduled(event, env, ctx),
  queue: (batch, env, ctx) => site.queue(batch, env, ctx),
} satisfies ExportedHandler<Env, MailMessage>;
