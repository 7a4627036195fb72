import { step } from "./machine/steps.ts";
import { buildSite } from "./site/local-site.ts";

await step("Building the site", buildSite);
