import type { Context } from "hono";
import type { SiteContext } from "#app/kit/platform/context.ts";

export type Endpoint = (c: Context<{ Bindings: { site: SiteContext } }>) => Response | Promise<Response>;
