import { buildCatalog } from "../../scripts/load/load-catalog.ts";

/** What loading makes of data/, once for all test files of a process: it takes seconds. */
export const catalog = buildCatalog("data");
