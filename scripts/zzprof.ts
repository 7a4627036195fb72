import { openSource } from "/work/main/scripts/import/bytes.ts";
import { loadCities } from "/work/main/scripts/import/cities.ts";
import { toDraft } from "/work/main/scripts/import/draft.ts";
import { readRecords } from "/work/main/scripts/import/records.ts";
import { findLayout } from "/work/main/scripts/import/sniff.ts";

const mode = process.argv[3];
const f = await openSource(process.argv[2]!);
const l = findLayout(f.head)!;
const findPoint = loadCities();
let n = 0;
const t = Date.now();
for await (const i of readRecords(f, l, { publisher: "" }, () => {})) {
  n++;
  if (mode === "draft" && "posting" in i)
    toDraft(i.posting, { source: "x", now: Date.now(), openUntil: null, findPoint });
}
const s = (Date.now() - t) / 1000;
console.log(
  mode,
  n,
  s,
  "s",
  (f.size / 1e6 / s).toFixed(1),
  "MB/s",
  (process.resourceUsage().maxRSS / 1024) | 0,
  "MB",
);
