import { buildSite } from "./local-site.ts";
import { step } from "./steps.ts";

await step("Building the site", buildSite);
