import { writeFileSync } from "node:fs";
import { drawIcons } from "./draw-icons.ts";
import { drawLogos } from "./draw-logos.ts";
import { drawMap } from "./draw-map.ts";
import { drawStates } from "./draw-states.ts";

writeFileSync("app/ui/icons.svg", drawIcons());
const { svg, points } = drawMap();
writeFileSync("app/home/us-outline.svg", svg);
writeFileSync("app/home/state-points.ts", points);
writeFileSync("app/markets/us-states.svg", drawStates());
await drawLogos();
