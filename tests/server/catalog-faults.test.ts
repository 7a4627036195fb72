import { beforeAll, expect, test } from "vitest";
import { catalogVersionKey } from "#app/facts/catalog/catalog.ts";
import { listAddresses } from "../support/addresses.ts";
import { fillCatalog } from "../support/catalog.ts";
import { broken, visitWith } from "../support/faults.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, forgetAll, isWhole } from "../support/site.ts";
import { createVitalsTables } from "../vitals/tables.ts";

let addresses: readonly string[] = [];

beforeAll(async () => {
  const [slug = ""] = await storeJobs([makeDraft()]);
  await createVitalsTables(env.VITALS_DB);
  addresses = listAddresses(slug).filter((address, at) => isWhole || at % 3 === 0 || address === "/");
});

const toKv = (get: (key: string) => Promise<unknown>) => ({ get }) as unknown as KVNamespace;

const faults: readonly [string, KVNamespace][] = [
  ["fails", broken<KVNamespace>()],
  ["is empty", toKv(async () => null)],
  ["has lost its records", toKv(async (key) => (key === catalogVersionKey ? "lost" : null))],
];

test.each(faults)(
  "keeps no page that was made while the catalogue %s",
  async (_, CATALOG) => {
    for (const path of addresses)
      for (const address of [path, path === "/" ? "/_root.data" : `${path}.data`]) {
        const { status, headers } = await visitWith({ CATALOG }, address);
        if (status === 200 && headers.has("x-rendered-at")) kept.add(address);
      }
    for (const address of [...kept]) {
      let read = 0;
      const counted = toKv(async () => {
        read += 1;
        return null;
      });
      await visitWith({ CATALOG: counted }, address);
      expect(read, address).toBe(0);
    }
  },
  240_000,
);
const kept = new Set<string>();

test("keeps each page again once the catalogue is whole", async () => {
  forgetAll();
  await fillCatalog();
  const { headers } = await visitWith({}, "/faq");
  expect(headers.has("x-rendered-at")).toBe(true);
});
