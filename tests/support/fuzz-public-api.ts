import fc from "fast-check";
import { expect } from "vitest";
import type { Description } from "#app/site/developers/description.server.ts";
import { findAnswerRef, toAddresses, toBodies, toParser } from "./public-api.ts";
import { send } from "./site.ts";

interface Fuzzed {
  description: Description;
  /** Of a posting that there is. */
  slug: string;
  requests: number;
}

const known: Record<string, readonly string[]> = {
  "/employers/{slug}": ["harbor-ridge-medical-center"],
  "/pay/{role}/{place}": ["registered-nurse", "physician", "texas", "houston-tx", "united-states"],
  "/professions/{slug}": ["registered-nurse", "physician", "phlebotomist"],
  "/specialties/{slug}": ["cardiology", "micu-nurse"],
  "/states/{slug}": ["texas", "dc", "ny"],
  "/places/{kind}/{slug}": ["metro", "city", "houston-tx", "seattle-wa"],
  "/articles/{id}": ["blog--where-the-same-rn-keeps-most"],
};

const statuses = [200, 400, 404, 410, 414];

/** Addresses made of the description: each answer is one that it describes. */
export async function fuzzPublicApi({ description, slug, requests }: Fuzzed): Promise<void> {
  const parse = toParser(description);
  const paths = Object.entries(description.paths).flatMap(([path, { get }]) =>
    get && !get.security ? [[path, get] as const] : [],
  );
  const seen = new Map<number, number>();
  const each = Math.ceil(requests / paths.length);
  for (const [path, get] of paths) {
    const addresses = toAddresses(path, get, path === "/jobs/{slug}" ? [slug] : (known[path] ?? []));
    await fc.assert(
      fc.asyncProperty(addresses, async (address) => {
        const response = await send(address);
        const text = await response.text();
        expect(statuses, address).toContain(response.status);
        const ref = findAnswerRef(description, get, response.status);
        const found = parse(ref!).safeParse(JSON.parse(text));
        expect(found.error?.issues ?? [], address).toEqual([]);
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      }),
      { numRuns: each, endOnFailure: true, interruptAfterTimeLimit: undefined },
    );
  }
  // Some of them have to be right, or the test says nothing about answers.
  expect(seen.get(200) ?? 0).toBeGreaterThan(requests / 10);
  expect(seen.get(400) ?? 0).toBeGreaterThan(0);
}

interface FuzzedCompany {
  description: Description;
  key: string;
  /** Ids of what there is. */
  known: readonly string[];
  requests: number;
}

const companyStatuses = [200, 201, 400, 404, 405, 409, 410, 413, 414, 415, 422];

/** Requests with a key, made of the description, with bodies that fit and that do not. */
export async function fuzzCompanyApi({ description, key, known, requests }: FuzzedCompany): Promise<void> {
  const parse = toParser(description);
  const operations = Object.entries(description.paths).flatMap(([path, of]) =>
    Object.entries(of)
      .filter(([, { security }]) => security)
      .map(([method, operation]) => ({ path, method, operation })),
  );
  expect(operations.length).toBeGreaterThan(10);
  const each = Math.ceil(requests / operations.length);
  let made = 0;
  for (const { path, method, operation } of operations) {
    const asked = fc.tuple(toAddresses(path, operation, known), toBodies(operation));
    await fc.assert(
      fc.asyncProperty(asked, async ([address, body]) => {
        made += 1;
        const response = await send(address, {
          method: method.toUpperCase(),
          headers: {
            authorization: `Bearer ${key}`,
            ...(body !== null && { "content-type": "application/json" }),
            ...(method === "post" && { "idempotency-key": `fuzz-${made % 50}` }),
          },
          ...(body !== null && { body }),
        });
        const text = await response.text();
        const told = `${method} ${address} ${body} ${text}`;
        expect(companyStatuses, told).toContain(response.status);
        const ref = findAnswerRef(description, operation, response.status);
        if (!ref) return;
        expect(parse(ref).safeParse(JSON.parse(text)).error?.issues ?? [], told).toEqual([]);
      }),
      { numRuns: each, endOnFailure: true, interruptAfterTimeLimit: undefined },
    );
  }
}
