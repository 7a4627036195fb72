import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { run } from "../../scripts/machine/steps.ts";

const checker = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");

interface CheckerMessage {
  type: "error" | "info" | "non-document-error";
  subType?: "warning" | "fatal";
  url: string;
  message: string;
  extract?: string;
}

interface Findings {
  errors: string[];
  warnings: string[];
}

/**
 * What this release of the checker does not know yet: that `search` is a landmark, which may be named (ARIA in HTML),
 * and that `details` of one name are open one at a time (HTML, 4.11.1).
 */
const isMistaken = ({ message, extract = "" }: CheckerMessage) =>
  (message.startsWith("Possible misuse of “aria-label”") && extract.includes("<search aria-label=")) ||
  message.startsWith("Attribute “name” not allowed on element “details”");

/** What the Nu HTML checker says of these pages, by their names; all of them in one run, since Java starts slowly. */
export async function checkHtml(java: string, pages: ReadonlyMap<string, string>): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), "clinward-html-"));
  try {
    for (const [name, html] of pages)
      await writeFile(join(folder, `${name.replaceAll(/[ /]/g, "-")}.html`), html);
    const options = ["--format", "json", "--stdout", "--exit-zero-always", "--no-langdetect"];
    const report = JSON.parse(await run(java, ["-jar", checker, ...options, folder])) as {
      messages: CheckerMessage[];
    };
    const messages = report.messages.filter((message) => !isMistaken(message));
    const listOf = (kept: (message: CheckerMessage) => boolean) => messages.filter(kept).map(toLine);
    return {
      errors: listOf(({ type }) => type !== "info"),
      warnings: listOf(({ subType }) => subType === "warning"),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const toLine = ({ url, message, extract = "" }: CheckerMessage) =>
  `${basename(url, ".html")}: ${message} (${extract.replace(/\s+/g, " ")})`;
