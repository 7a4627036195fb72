import { encode } from "uqr";

/** As many modules as the standard wants free around the code (ISO/IEC 18004). */
const quietZone = 4;

export function toQrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: quietZone, ecc: "M" });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
