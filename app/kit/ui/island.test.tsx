import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { IslandHtml, PlainIsland, toIslandHtml } from "./island.tsx";

const page = (html: Map<string, string>, sent: string | null) =>
  renderToString(
    <IslandHtml.Provider value={html}>
      <PlainIsland name="article" html={sent} />
    </IslandHtml.Provider>,
  );

test("puts what a loader drew into a whole page once, and else into the page's data", () => {
  const islandHtml = new Map<string, string>();
  const sent = toIslandHtml({ isWholePage: true, islandHtml }, "article", "<p>Pay</p>");
  expect(sent).toBeNull();
  expect(page(islandHtml, sent)).toBe('<div id="article"><p>Pay</p></div>');
  expect(toIslandHtml({ isWholePage: false, islandHtml: new Map() }, "article", "<p>Pay</p>")).toBe(
    "<p>Pay</p>",
  );
});
