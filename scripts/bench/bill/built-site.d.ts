import type { Env } from "#app/platform/env.ts";

declare const site: Required<Pick<ExportedHandler<Env>, "fetch">>;
export default site;
