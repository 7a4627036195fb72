import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Packed, pack, usePacked } from "./packed.ts";

const page = { title: 'About 20 ~ "Texas"', rows: [{ name: "Nurses", cells: ["$95,970"] }], question: null };

function Page({ packed }: { packed: Packed<typeof page> }) {
  const { title, rows, question } = usePacked(packed);
  return <p>{[title, rows[0]?.cells[0], String(question)].join(" ")}</p>;
}

test("gives a page back what was packed", () => {
  const shown = "<p>About 20 ~ &quot;Texas&quot; $95,970 null</p>";
  const packed = pack(page);
  expect(renderToStaticMarkup(<Page packed={packed} />)).toBe(shown);
  pack({ title: "Another visitor's page" });
  expect(renderToStaticMarkup(<Page packed={packed} />)).toBe(shown);
});

test("packs the last part first", () => {
  expect(pack(page)).toMatch(/question.*rows.*title/);
});
