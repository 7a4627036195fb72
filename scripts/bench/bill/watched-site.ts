import type { Env } from "#app/kit/platform/env.ts";
import site from "./built-site.js";
import { noUsage } from "./usage.ts";
import { type Watch, watchD1 } from "./watched-d1.ts";

const watch: Watch = { usage: { ...noUsage }, layout: null };
let watched: Env | undefined;

function watchEnv(env: Env): Env {
  const count = (name: "kvReads" | "r2Reads" | "r2Writes") => () => {
    watch.usage[name] += 1;
  };
  return {
    ...env,
    DB: watchD1(env.DB, watch),
    VITALS_DB: watchD1(env.VITALS_DB, watch),
    CATALOG: withCalls(env.CATALOG, { get: count("kvReads") }),
    FILES: withCalls(env.FILES, { get: count("r2Reads"), head: count("r2Reads"), put: count("r2Writes") }),
  };
}

function withCalls<T extends object>(binding: T, calls: Record<string, () => void>): T {
  return new Proxy(binding, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        calls[String(name)]?.();
        return value.apply(target, given);
      };
    },
  });
}

export default {
  async fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/bench/usage") {
      const used = watch.usage;
      watch.usage = { ...noUsage };
      watch.layout = (searchParams.get("layout") as Watch["layout"]) ?? null;
      return Response.json(used);
    }
    watched ??= watchEnv(env);
    return site.fetch(request, watched, ctx);
  },
} satisfies ExportedHandler<Env>;
