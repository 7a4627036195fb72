import * as z from "zod";
import { rateLimitSeconds } from "#app/kit/platform/rate-limit.ts";
import { site } from "#app/site.ts";
import type { Call } from "./company/call.ts";
import { callParts, calls } from "./company/calls.server.ts";
import { apiBase, type Resource } from "./contract/resource.ts";
import { parts } from "./contract/shapes.ts";
import { resources } from "./resources.server.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
  explode?: boolean;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<string, unknown>;
  security?: Record<string, readonly string[]>[];
}

type Verb = "get" | "post" | "put";

export interface Description {
  openapi: string;
  paths: Record<string, Partial<Record<Verb, Operation>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
  [more: string]: unknown;
}

/** Must be the limit of API_LIMIT in wrangler.toml. */
export const requestsAMinute = 120;

/** Must be the limit of KEY_LIMIT in wrangler.toml. */
export const keyedRequestsAMinute = 600;

let made: Description | undefined;

/** OpenAPI 3.1, of the schemas that parse what is asked and type what is answered. */
export function getDescription(): Description {
  made ??= describe();
  return made;
}

const toUri = (id: string) => `#/components/schemas/${id}`;

/** The answers of all resources become named parts, so that what they share is said once. */
function describe(): Description {
  const all = z.registry<{ id: string }>();
  for (const [id, part] of Object.entries(parts)) all.add(part, { id });
  for (const [id, part] of Object.entries(callParts)) all.add(part, { id });
  for (const { id, answer } of [...resources, ...calls])
    if (answer && !all.has(answer)) all.add(answer, { id: toAnswerName(id) });
  const { schemas } = z.toJSONSchema(all, { uri: toUri });
  return {
    openapi: "3.1.1",
    info: {
      title: `${site.name} public API`,
      version: "1.0.0",
      description: `What ${site.name} knows of jobs, pay and licenses in healthcare, to read without a key; and with a key of a company, its postings and applications.`,
      contact: { email: site.email },
    },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    servers: [{ url: apiBase }],
    externalDocs: { url: "/developers" },
    paths: {
      ...Object.fromEntries(resources.map((of) => [of.path, { get: toOperation(of) }])),
      ...toCallPaths(),
    },
    components: {
      schemas: mapValues(schemas, tidy),
      responses: toProblems(),
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: `A key that an owner makes in the company's workspace. ${keyedRequestsAMinute} requests in ${rateLimitSeconds} seconds.`,
        },
      },
    },
  };
}

const toAnswerName = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;

function toOperation({ id, group, title, about, params, query, answer }: Resource): Operation {
  return {
    operationId: id,
    tags: [group],
    summary: title,
    description: about,
    parameters: [...toParameters(params, "path"), ...toParameters(query, "query")],
    responses: {
      "200": {
        description: "Found",
        headers: {
          ETag: { schema: { type: "string" } },
          RateLimit: { schema: { type: "string" } },
          "RateLimit-Policy": { schema: { type: "string" } },
        },
        content: {
          "application/json": {
            schema: { $ref: toUri(answer === parts.WholePosting ? "WholePosting" : toAnswerName(id)) },
          },
        },
      },
      "304": { description: "What you have, by its ETag, is still current" },
      ...toRefusals(["400", "404", "410", "414", "429", "503"]),
    },
  };
}

const toRefusals = (statuses: readonly (keyof typeof refusals)[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));

const idempotencyParameter: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description:
    "A new one for each thing to do, such as a UUID. Sent again within a day, it gets the stored answer and does nothing more.",
  schema: { type: "string", maxLength: 100 },
};

function toCallPaths(): Description["paths"] {
  const found: Description["paths"] = {};
  for (const call of calls)
    found[call.path] = { ...found[call.path], [call.method.toLowerCase()]: toCallOperation(call) };
  return found;
}

function toCallOperation(call: Call): Operation {
  const { id, group, title, about, params, query, body, answer, method, scope, example, takesFiles } = call;
  const found = {
    description: answer ? "Done" : "The file",
    content: answer
      ? { "application/json": { schema: { $ref: toUri(toPartName(answer) ?? toAnswerName(id)) } } }
      : { "application/octet-stream": {} },
  };
  return {
    operationId: id,
    tags: [group],
    summary: title,
    description: about,
    parameters: [
      ...toParameters(params, "path"),
      ...toParameters(query, "query"),
      ...(method === "POST" ? [idempotencyParameter] : []),
    ],
    ...(body && {
      requestBody: {
        required: true as const,
        content: {
          "application/json": {
            // What takes files takes the answers to a posting's own questions as well.
            schema: {
              ...tidy(z.toJSONSchema(body, { io: "input" })),
              additionalProperties: takesFiles ?? false,
            },
            example: example.body,
          },
          ...(takesFiles && {
            "multipart/form-data": {
              schema: {
                type: "object",
                description: "The same fields, and files in those of their names.",
                properties: { resume: { type: "string", format: "binary" } },
                additionalProperties: true,
              },
            },
          }),
        },
      },
    }),
    responses: {
      "200": found,
      ...(body && { "201": found }),
      ...(method === "GET" && { "304": { description: "What you have, by its ETag, is still current" } }),
      ...toRefusals(["400", "401", "403", "404", "414", "429", "503"]),
      ...(body && toRefusals(["409", "413", "415"])),
      ...(method === "POST" && toRefusals(["422"])),
    },
    security: [{ key: [scope] }],
  };
}

const toPartName = (answer: z.ZodType): string | null =>
  Object.entries(callParts).find(([, part]) => part === answer)?.[0] ?? null;

const refusals = {
  "400": "A parameter is unknown or wrong; `errors` names it",
  "401": "There is no key, or it does not work",
  "403": "The key lacks the scope, or the company is suspended",
  "404": "There is no such thing; `detail` says where to look",
  "409": "It was changed meanwhile, is not in a state for that, or the same request is under way",
  "410": "It was taken down",
  "413": "The body is too large",
  "414": "The address is too long",
  "415": "The body is not JSON",
  "422": "The Idempotency-Key belongs to another request",
  "429": `More requests in ${rateLimitSeconds} seconds than your network or key may send`,
  "503": "We cannot read this right now; try again",
};

const toProblems = () =>
  mapValues(refusals, (description) => ({
    description,
    content: { "application/problem+json": { schema: { $ref: toUri("Problem") } } },
  }));

function toParameters(of: z.ZodObject, where: "path" | "query"): Parameter[] {
  return Object.entries(of.shape).map(([name, field]) => {
    const { description, ...schema } = tidy(z.toJSONSchema(field as z.ZodType));
    const isRequired = where === "path" || !(field as z.ZodType).safeParse(undefined).success;
    return {
      name,
      in: where,
      required: isRequired,
      ...(description && { description }),
      schema,
      ...(schema.type === "array" && { explode: true }),
    };
  });
}

/** OpenAPI names the dialect once, and a part by its place. */
function tidy({ $schema: _, $id: __, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

const mapValues = <A, B>(of: Record<string, A>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value)]));
