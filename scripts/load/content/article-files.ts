import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ArticleKind, type GuideCategory, guideCategories } from "#app/facts/catalog/article-kinds.ts";
import { type FrontMatter, readFrontMatter } from "./front-matter.ts";

export interface ArticleFile {
  file: string;
  kind: ArticleKind;
  category: GuideCategory | null;
  slug: string;
  path: string;
  front: FrontMatter;
  body: string;
}

const kinds: Record<string, ArticleKind> = { guides: "guide", resources: "resource", blog: "blog" };

/** @throws with every file's faults, so that a writer can fix them all at once */
export function readArticleFiles(folder: string): ArticleFile[] {
  const content = join(folder, "content");
  if (!existsSync(content)) return [];
  const names = globSync("{guides/*,resources,blog}/*.md", { cwd: content }).sort();
  return collect(names, (name) => readArticleFile(join(content, name), name));
}

export function collect<Item, Result>(items: readonly Item[], toResult: (item: Item) => Result): Result[] {
  const faults: Error[] = [];
  const results = items.flatMap((item) => {
    try {
      return [toResult(item)];
    } catch (error) {
      faults.push(error as Error);
      return [];
    }
  });
  if (faults.length > 0)
    throw new Error(faults.map(({ message }) => message).join("\n"), { cause: faults[0]!.cause });
  return results;
}

function readArticleFile(file: string, name: string): ArticleFile {
  const [folder = "", ...rest] = name.replace(/\.md$/, "").split("/");
  const kind = kinds[folder]!;
  const slug = rest.at(-1)!;
  const category = kind === "guide" ? toCategory(file, rest[0]!) : null;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new Error(`${file}: "${slug}" is no slug.`);
  const path = category ? `/career-guides/${category}/${slug}` : `/${folder}/${slug}`;
  return { file, kind, category, slug, path, ...readFrontMatter(file, readFileSync(file, "utf8"), kind) };
}

function toCategory(file: string, name: string): GuideCategory {
  if (!Object.hasOwn(guideCategories, name)) throw new Error(`${file}: there is no category "${name}".`);
  return name as GuideCategory;
}
