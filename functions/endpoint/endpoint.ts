import type { Context } from "hono";
import type { Caller } from "#app/companies/developers/keys/api-keys.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

export interface EndpointBindings {
  site: SiteContext;
  /** Of the API with a key that works. */
  caller?: Caller | undefined;
}

export type Endpoint = (c: Context<{ Bindings: EndpointBindings }>) => Response | Promise<Response>;
