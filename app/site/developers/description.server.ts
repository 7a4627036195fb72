import * as z from "zod";
import { rateLimitSeconds } from "#app/kit/platform/rate-limit.ts";
import { site } from "#app/site.ts";
import { apiBase, type Resource } from "./contract/resource.ts";
import { parts } from "./contract/shapes.ts";
import { resources } from "./resources.server.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Parameter {
  name: string;
  in: "path" | "query";
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
  responses: Record<string, unknown>;
}

export interface Description {
  openapi: string;
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, object> };
  [more: string]: unknown;
}

/** Must be the limit of API_LIMIT in wrangler.toml. */
export const requestsAMinute = 120;

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
  for (const { id, answer } of resources) if (!all.has(answer)) all.add(answer, { id: toAnswerName(id) });
  const { schemas } = z.toJSONSchema(all, { uri: toUri });
  return {
    openapi: "3.1.1",
    info: {
      title: `${site.name} public API`,
      version: "1.0.0",
      description: `What ${site.name} knows of jobs, pay and licenses in healthcare, to read without a key.`,
      contact: { email: site.email },
    },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    servers: [{ url: apiBase }],
    externalDocs: { url: "/developers" },
    paths: Object.fromEntries(resources.map((of) => [of.path, { get: toOperation(of) }])),
    components: { schemas: mapValues(schemas, tidy), responses: toProblems() },
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
      ...Object.fromEntries(
        Object.keys(refusals).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

const refusals = {
  "400": "A parameter is unknown or wrong; `errors` names it",
  "404": "There is no such thing; `detail` says where to look",
  "410": "It was taken down",
  "414": "The address is too long",
  "429": `More than ${requestsAMinute} requests in ${rateLimitSeconds} seconds from your network`,
  "503": "We cannot read this right now; try again",
};

const toProblems = () =>
  mapValues(refusals, (description) => ({
    description,
    content: { "application/problem+json": { schema: { $ref: toUri("Problem") } } },
  }));

function toParameters(of: z.ZodObject, where: Parameter["in"]): Parameter[] {
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
