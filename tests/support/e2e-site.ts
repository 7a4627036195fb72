import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { serveOwnSite } from "../../scripts/site/own-site.ts";
import { openSiteDatabase } from "../../scripts/site/site-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
    admin: { email: string; password: string };
    seeker: { email: string; password: string };
    employer: { email: string; password: string };
    /** Logs out everywhere, which would end what other files' stories do as the seeker at the same time. */
    leaver: { email: string; password: string };
    /** Has two-step log-in turned on, with a key that nobody knows. */
    guarded: { email: string; password: string };
  }
}

export default async function setup(project: TestProject) {
  const site = await serveOwnSite({ state: process.env.PREPARED_STATE });
  project.provide("origin", site.origin);
  project.provide("admin", site.accountOf("admin"));
  project.provide("seeker", site.accountOf("job_seeker"));
  project.provide("employer", site.accountOf("employer"));
  project.provide("leaver", await register(site.origin, "leaver@clinic.example"));
  const guarded = await register(site.origin, "guarded@clinic.example");
  guard(site.state, guarded.email);
  project.provide("guarded", guarded);
  return site.stop;
}

async function register(origin: string, email: string) {
  const account = { email, password: randomBytes(12).toString("base64url") };
  const names = { firstName: "Lee", lastName: "Marsh", role: "job_seeker" };
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ ...account, ...names }),
  });
  if (!answer.ok) throw new Error(`Registering is answered with ${answer.status}.`);
  return account;
}

function guard(state: string, email: string): void {
  openSiteDatabase(state).run(
    `INSERT INTO second_factors (user_id, sealed_key, confirmed_at, created_at)
      SELECT id, 'unknown', ?1, ?1 FROM users WHERE email = ?2`,
    Date.now(),
    email,
  );
}
