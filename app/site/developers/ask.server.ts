import type { z } from "zod";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { ParameterProblem } from "./contract/problems.ts";
import { apiBase, findUnknown, isRefusal, type Refusal, type Resource } from "./contract/resource.ts";

interface Refused {
  code: Refusal["refused"] | "invalid_parameter" | "unknown_parameter";
  detail: string;
  errors?: ParameterProblem[];
}

type Found = { ok: true; answer: unknown } | ({ ok: false } & Refused);

const mostNamed = 5;
const mostLetters = 60;

/** @param given the parameters of the address's path, as sent */
export async function askResource(
  context: SiteContext,
  of: Resource,
  self: URL,
  given: Record<string, string>,
): Promise<Found> {
  const query = readQueryOf(of.query, self);
  if (!query.ok) return query;
  const params = of.params.safeParse(given);
  if (!params.success) return { ok: false, code: "not_found", detail: "We have no address of this form." };
  const toUrl = (path: string) => new URL(path, context.env.SITE_URL).href;
  const found = await of.find(context, { params: params.data, query: query.value, self, toUrl });
  return isRefusal(found)
    ? { ok: false, code: found.refused, detail: found.detail }
    : { ok: true, answer: found };
}

type QueryOf = { ok: true; value: Record<string, unknown> } | ({ ok: false } & Refused);

/** Refuses parameters that the address does not take, by name, and those that are wrong. */
export function readQueryOf(of: z.ZodObject, self: URL): QueryOf {
  const unknown = findUnknown(of, self.searchParams).slice(0, mostNamed);
  if (unknown.length > 0) {
    const takes = Object.keys(of.shape).join(", ") || "none";
    const errors = unknown.map((name) => ({
      parameter: name.slice(0, mostLetters),
      detail: "Leave it out.",
    }));
    return { ok: false, code: "unknown_parameter", detail: `This address takes: ${takes}.`, errors };
  }
  const query = of.safeParse(readQuery(of, self.searchParams));
  if (query.success) return { ok: true, value: query.data };
  const errors = toErrors(query.error, self.searchParams);
  return { ok: false, code: "invalid_parameter", detail: "Correct what `errors` names.", errors };
}

const readQuery = (of: z.ZodObject, params: URLSearchParams) =>
  Object.fromEntries(
    Object.keys(of.shape).flatMap((name) => {
      const all = params.getAll(name);
      return all.length === 0 ? [] : [[name, all.length === 1 ? all[0]! : all]];
    }),
  );

/** One for each parameter. */
function toErrors({ issues }: z.ZodError, params: URLSearchParams): ParameterProblem[] {
  const found = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path[0]);
    const isRepeated = path.length === 1 && params.getAll(name).length > 1;
    const isMissing = !params.has(name);
    if (!found.has(name)) found.set(name, isMissing ? "Send it." : isRepeated ? "Send it once." : message);
  }
  return [...found].map(([parameter, detail]) => ({ parameter, detail }));
}

/** The answer to a resource's own example. Null while there is nothing to show. */
export async function askExample(context: SiteContext, of: Resource) {
  const address = await of.toExample(context);
  if (address === null) return null;
  const self = new URL(apiBase + address, context.env.SITE_URL);
  const found = await askResource(context, of, self, readPath(of, address.split("?")[0]!));
  return found.ok ? { address: self.href, answer: found.answer } : null;
}

function readPath({ path }: Resource, address: string): Record<string, string> {
  const values = address.split("/");
  return Object.fromEntries(
    path
      .split("/")
      .flatMap((part, at) => (part.startsWith("{") ? [[part.slice(1, -1), values[at] ?? ""]] : [])),
  );
}
