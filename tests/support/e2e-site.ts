import type { TestProject } from "vitest/node";
import { serveOwnSite } from "../../scripts/site/own-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
    admin: { email: string; password: string };
    seeker: { email: string; password: string };
    /** Signs out everywhere, which would end what other files' stories do as the seeker at the same time. */
    leaver: { email: string; password: string };
  }
}

export default async function setup(project: TestProject) {
  const site = await serveOwnSite();
  project.provide("origin", site.origin);
  project.provide("admin", site.accountOf("admin"));
  project.provide("seeker", site.accountOf("job_seeker"));
  project.provide("leaver", site.accountOf("employer"));
  return site.stop;
}
