import { findInCatalog, getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { AreaText } from "#app/facts/catalog/written-records.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

const toSlug = (path: string): string => path.slice(1);

export const getAreaText = ({ env }: Pick<SiteContext, "env">, path: string): Promise<AreaText> =>
  getFromCatalog(env.CATALOG, "area", toSlug(path));

export const findAreaText = (
  context: Pick<SiteContext, "env" | "preventCaching">,
  path: string,
): Promise<AreaText | null> => findInCatalog(context, "area", toSlug(path));
