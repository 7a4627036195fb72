import { existsSync, readFileSync } from "node:fs";
import type { Download } from "#app/facts/catalog/download-records.ts";
import { readSheets } from "./read-sheets.ts";

export const sheetFolder = "content/downloads";

const mostGuides = 3;

export function toDownloadRows(folder: string): Download[] {
  return readSheets(`${folder}/${sheetFolder}`).map(
    ({ slug, title, purpose, group, updated, landscape, guides, links }) => ({
      slug,
      title,
      purpose,
      group,
      updated,
      isLandscape: landscape,
      links: [...guides.flatMap((path) => findGuide(folder, path)).slice(0, mostGuides), ...links],
    }),
  );
}

function findGuide(folder: string, path: string) {
  const file = `${folder}/content${path.replace("/career-guides/", "/guides/")}.md`;
  if (!existsSync(file)) return [];
  const title = /^title: *(.+)$/m.exec(readFileSync(file, "utf8"))?.[1];
  return title ? [{ title: title.replace(/ *#.*$/, "").replace(/^(["'])(.*)\1$/, "$2"), to: path }] : [];
}
