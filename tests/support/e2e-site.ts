import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { serveOwnSite } from "../../scripts/site/own-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
    admin: { email: string; password: string };
    seeker: { email: string; password: string };
    employer: { email: string; password: string };
    /** Logs out everywhere, which would end what other files' stories do as the seeker at the same time. */
    leaver: { email: string; password: string };
  }
}

export default async function setup(project: TestProject) {
  const site = await serveOwnSite({ state: process.env.PREPARED_STATE });
  project.provide("origin", site.origin);
  project.provide("admin", site.accountOf("admin"));
  project.provide("seeker", site.accountOf("job_seeker"));
  project.provide("employer", site.accountOf("employer"));
  project.provide("leaver", await register(site.origin));
  return site.stop;
}

async function register(origin: string) {
  const account = { email: "leaver@clinic.example", password: randomBytes(12).toString("base64url") };
  const names = { firstName: "Lee", lastName: "Marsh", role: "job_seeker" };
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ ...account, ...names }),
  });
  if (!answer.ok) throw new Error(`Registering is answered with ${answer.status}.`);
  return account;
}
