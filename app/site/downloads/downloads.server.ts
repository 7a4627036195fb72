import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { Download } from "#app/facts/catalog/download-records.ts";
import { serverPaths } from "#app/server-paths.ts";
import made from "../../../.cache/downloads/made.js";

const groups: readonly { group: Download["group"]; title: string; lead: string }[] = [
  { group: "offer", title: "Interview and offer", lead: "From the first question to the signature." },
  { group: "move", title: "Move and start", lead: "From the signature to the end of probation." },
  { group: "keep", title: "Keep all year", lead: "One line on the day it happens saves a weekend later." },
];

/** Texts can be newer than the build, which then lacks a worksheet's files. */
export async function listDownloads(kv: KVNamespace) {
  const downloads = await getFromCatalog(kv, "downloads");
  return groups.map(({ group, ...of }) => ({
    ...of,
    sheets: downloads.flatMap((download) => (download.group === group ? toSheet(download) : [])),
  }));
}

function toSheet({ slug, title, purpose, isLandscape, links }: Download) {
  const files = made[slug];
  if (!files) return [];
  return {
    title,
    purpose,
    links,
    pdf: {
      to: serverPaths.download(`${slug}.pdf`),
      says: `${toPages(files.pages)}, ${toKilobytes(files.pdfBytes)}`,
    },
    spreadsheet: { to: serverPaths.download(`${slug}.xlsx`), says: toKilobytes(files.sheetBytes) },
    picture: { from: serverPaths.download(`${slug}.svg`), ...(isLandscape ? wide : tall) },
  };
}

/** US Letter, in points. */
const tall = { width: 612, height: 792 };
const wide = { width: 792, height: 612 };

const toPages = (count: number): string => (count === 1 ? "1 page" : `${count} pages`);
const toKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

export type SheetGroup = Awaited<ReturnType<typeof listDownloads>>[number];
