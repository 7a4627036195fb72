import { expect, test } from "vitest";
import type * as z from "zod";
import "#app/kit/platform/form/plain-problems.ts";

const modules = import.meta.glob<Record<string, unknown>>([
  "../../app/**/{*form*,*request*,*contact,account*,*report*,*settings,*decision,rejection,claim-rules,suppression,goal,ending,beacon,apply*,application*,profile}.ts",
  "!../../app/**/*.test.ts",
  "!../../app/**/use-*.ts",
  "!../../app/catalog/**",
]);

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === "object" && value !== null && "safeParse" in value;

const isObject = (schema: z.ZodType): schema is z.ZodObject => "shape" in schema;

/** What no form of ours sends for any field. */
const odd: readonly unknown[] = [
  undefined,
  null,
  "zzz",
  "",
  5,
  -1,
  1e9,
  true,
  [],
  {},
  ["x"],
  "x".repeat(70_000),
  "a\u0000b",
];

function listMessages(schema: z.ZodType): string[] {
  const values = isObject(schema)
    ? odd.map((value) => Object.fromEntries(Object.keys(schema.shape).map((name) => [name, value])))
    : odd;
  return values.flatMap((value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []);
}

const raw = /^Invalid|^Too (?:big|small)|expected|received|Unrecognized|undefined|NaN|regex|\bZod\b|[<>]=/;

test("says in plain words what is wrong with whatever a form or an endpoint is sent", async () => {
  const loaded = await Promise.all(
    Object.entries(modules).map(async ([path, load]) => [path, await load().catch(() => ({}))] as const),
  );
  const schemas = loaded.flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      isSchema(value) ? [[`${path} ${name}`, value] as const] : [],
    ),
  );
  expect(schemas.map(([name]) => name).join("\n")).toContain("employerContactSchema");
  expect(schemas.length).toBeGreaterThan(30);
  for (const [name, schema] of schemas)
    for (const message of listMessages(schema)) expect(message, name).not.toMatch(raw);
});
