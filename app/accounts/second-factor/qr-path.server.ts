import { encode } from "uqr";

/** The blank border that ISO/IEC 18004 requires, in modules. */
const quietZone = 4;

export function toQrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: quietZone, ecc: "M" });
  const rows = data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: runs.join("") };
}
