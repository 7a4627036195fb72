import type { MarkupFinding } from "#app/jobs/checks/markup/markup-page.ts";

export interface MarkupLine {
  text: string;
  /** In the markup and not visible on the page (rule P2). */
  isUnshown: boolean;
}

export function toMarkupLines(markup: unknown, findings: readonly MarkupFinding[]): MarkupLine[] {
  const unshown = findings.filter(({ ruleId }) => ruleId === "P2").map(({ path }) => path);
  const isUnshown = (path: string) => {
    const plain = path.replace(/\.\d+(?=\.|$)/g, "");
    return unshown.some((each) => each === path || each === plain || plain.startsWith(`${each}.`));
  };
  const lines: MarkupLine[] = [];
  const write = (value: unknown, path: string, indent: string, before: string, after: string) => {
    const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
    if (typeof value !== "object" || value === null) {
      lines.push({
        text: `${indent}${before}${JSON.stringify(value)}${after}`,
        isUnshown: path !== "" && isUnshown(path),
      });
      return;
    }
    lines.push({ text: `${indent}${before}${open}`, isUnshown: false });
    const entries = Object.entries(value);
    for (const [at, [name, inner]] of entries.entries())
      write(
        inner,
        path ? `${path}.${name}` : name,
        `${indent}  `,
        Array.isArray(value) ? "" : `${JSON.stringify(name)}: `,
        at < entries.length - 1 ? "," : "",
      );
    lines.push({ text: `${indent}${close}${after}`, isUnshown: false });
  };
  write(markup, "", "", "", "");
  return lines;
}
