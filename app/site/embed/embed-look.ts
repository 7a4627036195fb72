import { z } from "zod";

/** Background of the embed in each scheme, as relative luminance. */
const grounds = { light: 1, dark: 0.012 } as const;
const leastContrast = 4.5;

const hex = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Of the query of an embed. What is not sent has a default; what is sent and wrong is told. */
export const embedLook = z.object({
  theme: z.enum(["auto", "light", "dark"], "theme is auto, light or dark.").default("auto"),
  color: z.string().regex(hex, "color is six digits from 0 to f, such as 0b6e5f.").optional(),
  count: z.coerce
    .number("count is a number from 1 to 20.")
    .int("count is a number from 1 to 20.")
    .min(1, "count is a number from 1 to 20.")
    .max(20, "count is a number from 1 to 20.")
    .default(10),
});
export type EmbedLook = z.output<typeof embedLook>;

/** The page's style sheet. A color that could not be read on one of the grounds is ours there. */
export function toEmbedCss({ theme, color }: EmbedLook): string {
  const scheme = theme === "auto" ? "light dark" : theme;
  const own = (ground: keyof typeof grounds, usual: string) =>
    color && toContrast(color, grounds[ground]) >= leastContrast ? `#${color.replace("#", "")}` : usual;
  return `:root{color-scheme:${scheme};--accent:light-dark(${own("light", "#00594d")},${own("dark", "#8fd9c8")});--ground:light-dark(#fff,#15201f);--ink:light-dark(#14211f,#eef3f1);--soft:light-dark(#4b5a57,#b9c6c2);--line:light-dark(#dfe5e2,#33423f)}${rules}`;
}

const rules = `*{box-sizing:border-box;margin:0}body{font:16px/1.5 system-ui,sans-serif;background:var(--ground);color:var(--ink);padding:16px}
h1{font-size:20px;line-height:1.3;margin-bottom:12px}ul{list-style:none;padding:0;display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr))}
article{border:1px solid var(--line);border-radius:12px;padding:14px 16px;height:100%;overflow-wrap:anywhere}h2{font-size:17px;line-height:1.35}
h2 a{display:block;padding:4px 0}a{color:var(--accent);text-underline-offset:3px}a:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
.mark{font-weight:600;font-size:14px}.pay{font-size:17px;margin-top:6px}.pay small{display:block;font-size:14px;color:var(--soft)}.soft{color:var(--soft);font-size:14px}
footer{display:flex;flex-wrap:wrap;gap:4px 20px;margin-top:16px;font-size:15px}footer a{padding:8px 0}`;

/** Ratio of contrast to a ground, after WCAG 2.2. */
function toContrast(color: string, ground: number): number {
  const [, ...parts] = hex.exec(color)!;
  const [r, g, b] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const own = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
}
