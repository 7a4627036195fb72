import { createExecutionContext } from "cloudflare:test";
import fc from "fast-check";
import * as z from "zod";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type {
  Description,
  JsonSchema,
  Operation,
  Parameter,
} from "#app/site/developers/description.server.ts";
import { createContext } from "../../functions/create-context.ts";
import { env, origin, send } from "./site.ts";

/** As anyone gets it. What it refers to is found by `toSchema`. */
export const readDescription = async (): Promise<Description> => (await send("/api/v1/openapi.json")).json();

/** A parser of the description's own JSON Schema, for what answers say. */
export function toParser({ components }: Pick<Description, "components">) {
  const defs = JSON.parse(
    JSON.stringify(components.schemas).replaceAll("#/components/schemas/", "#/$defs/"),
  ) as Record<string, JsonSchema>;
  const known = new Map<string, z.ZodType>();
  return (ref: string): z.ZodType => {
    const name = ref.split("/").at(-1)!;
    const schema = known.get(name) ?? z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: defs } as never);
    known.set(name, schema);
    return schema;
  };
}

interface Described {
  content: Record<string, { schema: { $ref: string } }>;
}

/** Of the answer that an operation has for a status. */
export function findAnswerRef(
  { components }: Description,
  operation: Operation,
  status: number,
): string | null {
  const answer = operation.responses[String(status)] as Described | { $ref: string } | undefined;
  if (!answer) return null;
  const of = "$ref" in answer ? (components.responses[answer.$ref.split("/").at(-1)!] as Described) : answer;
  return Object.values(of.content ?? {})[0]?.schema.$ref ?? null;
}

export const toSiteContext = (): SiteContext =>
  createContext(new Request(`${origin}/api/v1/`), env, createExecutionContext());

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    "0",
    "-1",
    "1e999",
    "__proto__",
    "\u0000",
    "a,b,,c",
    "%zz",
    "' OR 1=1 --",
    "x".repeat(1_500),
  ),
);

const toValue = (schema: JsonSchema): fc.Arbitrary<string> => {
  if (schema.type === "array")
    return fc.array(toValue(schema.items as JsonSchema), { minLength: 1, maxLength: 3 }).map(String);
  if (schema.enum) return fc.constantFrom(...schema.enum.map(String));
  if (schema.type === "number") return fc.integer({ min: Number(schema.minimum), max: 500 }).map(String);
  return fc.oneof(
    fc.constantFrom(
      "icu nurse nights",
      "Houston, TX",
      "remote",
      "77002",
      "registered-nurse",
      "texas",
      "houston-tx",
      "cardiology",
    ),
    fc.string({ maxLength: 60 }),
  );
};

/** Without half characters, which no address can have. */
const encode = (text: string) => encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(text)));

function toPart(parameter: Parameter, known: readonly string[]): fc.Arbitrary<string> {
  const fitting =
    parameter.in === "path" && known.length > 0 ? fc.constantFrom(...known) : toValue(parameter.schema);
  return fc.oneof({ weight: 8, arbitrary: fitting }, { weight: 1, arbitrary: hostile });
}

/** Addresses that an operation takes, and some that it does not. @param known slugs of what there is, by the path's pattern */
export function toAddresses(
  path: string,
  { parameters }: Operation,
  known: readonly string[],
): fc.Arbitrary<string> {
  const inPath = parameters.filter((one) => one.in === "path");
  const inQuery = parameters.filter((one) => one.in === "query");
  const segments = fc.tuple(...inPath.map((one) => toPart(one, known)));
  const asked = fc.tuple(
    ...inQuery.map((one) =>
      one.required ? fc.option(toPart(one, []), { freq: 12 }) : fc.option(toPart(one, []), { freq: 1 }),
    ),
  );
  const stray = fc.tuple(hostile, hostile);
  return fc
    .tuple(segments, asked, fc.integer({ min: 0, max: 19 }), stray)
    .map(([names, values, dice, extra]) => {
      const filled = inPath.reduce(
        (at, one, i) => at.replace(`{${one.name}}`, encode(names[i]!) || "-"),
        path,
      );
      const pairs = inQuery.flatMap((one, i) =>
        values[i] === null ? [] : [`${one.name}=${encode(values[i]!)}`],
      );
      if (dice === 0) pairs.push(`${encode(extra[0])}=${encode(extra[1])}`);
      if (dice === 1 && pairs[0]) pairs.push(pairs[0]);
      if (dice === 2) pairs.push("q=%E0%A4%A");
      return `/api/v1${filled}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}`;
    });
}

const odd = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "",
    "\u0000",
    "__proto__",
    "<script>",
    "x".repeat(40_000),
    "Houston, TX",
    "registered-nurse",
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, {}, [], [[]], [null], { a: { b: { c: 1 } } }),
);

/** The body that the description shows, whole, with some fields replaced or left out, or something else. Null for none. */
export function toBodies({ requestBody }: Operation): fc.Arbitrary<string | null> {
  const content = requestBody?.content["application/json"];
  if (!content) return fc.constant(null);
  const shown = (content.example ?? {}) as Record<string, unknown>;
  const names = [...Object.keys(content.schema.properties ?? {}), "__proto__", "other"];
  const changed = fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 4 });
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(JSON.stringify(shown)) },
    { weight: 8, arbitrary: changed.map((change) => JSON.stringify({ ...shown, ...change })) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.constantFrom("", "{", "[1]", "null", '{"a":'.repeat(2000)) },
  );
}
