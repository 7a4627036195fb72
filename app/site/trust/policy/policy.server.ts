import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { DataRecord, DeviceEntry } from "#app/facts/catalog/trust-records.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

export type PolicyView = Awaited<ReturnType<typeof getPolicy>>;

export async function getPolicy({ env }: Pick<SiteContext, "env">, slug: string) {
  const { sections, ...policy } = await getFromCatalog(env.CATALOG, "policy", slug);
  return {
    ...policy,
    sections: sections.map(({ records, cookies, device, ...section }) => ({
      ...section,
      records: records.map(withoutSpans),
      kept: [...cookies, ...device].map(withoutSpans),
    })),
  };
}

function withoutSpans<Entry extends DataRecord | DeviceEntry>({ spans: _, ...entry }: Entry) {
  return entry;
}
