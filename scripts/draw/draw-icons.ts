import { readFileSync } from "node:fs";
import { iconNames } from "../../app/kit/ui/icon-names.ts";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const { icons } = JSON.parse(readFileSync("node_modules/@iconify-json/lucide/icons.json", "utf8")) as IconSet;

export function drawIcons(): string {
  const symbols = iconNames.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`Lucide has no icon "${name}".`);
    const shape = icon.body.replaceAll(
      /<\/?g\b[^>]*>| (?:fill|stroke(?:-linecap|-linejoin|-width)?)="[^"]*"/g,
      "",
    );
    return `<symbol id="${name}" viewBox="0 0 24 24">${shape}</symbol>`;
  });
  return `<!-- Lucide (lucide.dev), ISC License -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}
