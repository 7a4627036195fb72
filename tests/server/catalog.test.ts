import { beforeAll, expect, test } from "vitest";
import { getFromCatalog, readCatalog } from "#app/facts/catalog/catalog.ts";
import { fillCatalog } from "../support/catalog.ts";
import { env } from "../support/site.ts";

beforeAll(fillCatalog);

test("reads the loaded catalog in the Worker", async () => {
  expect(await getFromCatalog(env.CATALOG, "states")).toHaveLength(51);
  expect(await readCatalog(env.CATALOG, "profession", "pharmacist")).toMatchObject({ name: "Pharmacist" });
  expect(await readCatalog(env.CATALOG, "state", "atlantis")).toBeNull();
});
