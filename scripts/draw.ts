import { writeFileSync } from "node:fs";
import { drawGlyphs } from "./draw/draw-glyphs.ts";
import { drawIcons } from "./draw/draw-icons.ts";
import { drawLogos } from "./draw/draw-logos.ts";
import { drawMap } from "./draw/draw-map.ts";
import { drawFrames, drawStates } from "./draw/draw-states.ts";

writeFileSync("app/kit/ui/icons.svg", drawIcons());
const { svg, points } = drawMap();
writeFileSync("app/site/home/directory/us-outline.svg", svg);
writeFileSync("app/site/home/directory/state-points.ts", points);
writeFileSync("app/pages/page/map/us-states.svg", drawStates());
writeFileSync("app/site/cards/glyphs.json", await drawGlyphs());
writeFileSync("app/pages/page/map/state-frames.ts", drawFrames());
await drawLogos();
