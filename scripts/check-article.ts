import { toWholeText } from "./load/content/article-text.ts";
import { toRenderedText } from "./load/content/markdown.ts";
import { listRuns, toSharedPercent } from "./load/content/shared-runs.ts";
import { buildCatalog } from "./load/load-catalog.ts";

// For writers: node scripts/check-article.ts data/content/blog/a-post.md
const [file] = process.argv.slice(2);
const all = [...buildCatalog("data").article.values()];
const article = all.find(
  ({ path, slug }) => file?.endsWith(`/${slug}.md`) && file.includes(path.split("/").at(-2)!),
);
if (!article)
  throw new Error(`${file ?? "No file"} is not among the ${all.length} articles of data/content.`);
const body = article.parts.map((part) => ("html" in part ? toRenderedText(part.html) : "")).join(" ");
const runs = listRuns(toWholeText(article));
const closest = all
  .filter((other) => other !== article)
  .map((other) => ({ path: other.path, percent: toSharedPercent(runs, listRuns(toWholeText(other))) }))
  .sort((a, b) => b.percent - a.percent)[0];
console.log(
  `${article.path}: ${body.split(" ").length} words, ${article.contents.length} sections, all in order.`,
);
if (closest)
  console.log(`Most alike: ${closest.path}, ${closest.percent.toFixed(1)} % of five-word runs (under 20).`);
