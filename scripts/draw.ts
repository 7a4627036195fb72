import { writeFileSync } from "node:fs";
import { drawGlyphs } from "./draw/draw-glyphs.ts";
import { drawIcons } from "./draw/draw-icons.ts";
import { drawLogos } from "./draw/draw-logos.ts";
import { drawMap } from "./draw/draw-map.ts";
import { drawFrames, drawStates } from "./draw/draw-states.ts";

writeFileSync("app/ui/icons.svg", drawIcons());
const { svg, points } = drawMap();
writeFileSync("app/home/explore/us-outline.svg", svg);
writeFileSync("app/home/explore/state-points.ts", points);
writeFileSync("app/page/map/us-states.svg", drawStates());
writeFileSync("app/cards/glyphs.json", await drawGlyphs());
writeFileSync("app/page/map/state-frames.ts", drawFrames());
await drawLogos();
