import { writeFileSync } from "node:fs";
import { drawIcons } from "./draw/draw-icons.ts";
import { drawLogos } from "./draw/draw-logos.ts";
import { drawMap } from "./draw/draw-map.ts";
import { drawStates } from "./draw/draw-states.ts";

writeFileSync("app/ui/icons.svg", drawIcons());
const { svg, points } = drawMap();
writeFileSync("app/home/hero/us-outline.svg", svg);
writeFileSync("app/home/hero/state-points.ts", points);
writeFileSync("app/page/map/us-states.svg", drawStates());
await drawLogos();
