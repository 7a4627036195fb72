import { readFileSync } from "node:fs";
import { iconNames } from "../../app/kit/ui/icon-names.ts";
import { iconPlaces, toIconPlace } from "../../app/kit/ui/icon-place.ts";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const { icons } = JSON.parse(readFileSync("node_modules/@iconify-json/lucide/icons.json", "utf8")) as IconSet;

/** Each icon as a symbol, and all below one another as a sheet, which is the mask of `.icon`. */
export function drawIcons(): string {
  const symbols = iconNames.filter(isOutline).map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`Lucide has no icon "${name}".`);
    const shape = icon.body.replaceAll(
      /<\/?g\b[^>]*>| (?:fill|stroke(?:-linecap|-linejoin|-width)?)="[^"]*"/g,
      "",
    );
    return `<symbol id="${name}" viewBox="0 0 24 24">${shape}</symbol>`;
  });
  // With a new icon in another's place, try other numbers in icon-place.ts.
  if (new Set(iconNames.map(toIconPlace)).size < iconNames.length)
    throw new Error("Two icons share a place.");
  const sheet = iconNames.map((name) => {
    const fill = isOutline(name) ? "" : ' fill="#000"';
    return `<use href="#${name.replace(full, "")}" y="${toIconPlace(name) * 24}" width="24" height="24"${fill}/>`;
  });
  const height = iconPlaces * 24;
  return [
    "<!-- Lucide (lucide.dev), ISC License -->",
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="${height}" viewBox="0 0 24 ${height}" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">`,
    ...symbols,
    ...sheet,
    "</svg>\n",
  ].join("\n");
}

const full = /-full$/;
const isOutline = (name: string): boolean => !full.test(name);
