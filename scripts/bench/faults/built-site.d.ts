import type { Env } from "#app/kit/platform/env.ts";

declare const site: Required<Pick<ExportedHandler<Env, unknown>, "fetch" | "scheduled" | "queue">>;
export default site;
