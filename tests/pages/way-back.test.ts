import { expect, test } from "vitest";
import { signIn } from "../support/accounts.ts";
import { createCompany } from "../support/applicants.ts";
import { toText } from "../support/html.ts";
import { send } from "../support/site.ts";

const own = await createCompany("Harbor Health");
const admin = await signIn("admin");
const at = `/hiring/${own.employer.slug}`;

/** The links above the title, with where they lead. */
async function readWayBack(path: string): Promise<string[]> {
  const { cookie } = path.startsWith("/admin") ? admin : own.owner;
  const answer = await send(path, { headers: { cookie } });
  expect(answer.status, path).toBe(200);
  const header = /<header class="desk-header.*?<h1/s.exec(await answer.text())?.[0] ?? "";
  return [...header.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, to, words]) => `${toText(words!).trim()}: ${to}`,
  );
}

test.each([
  [`/admin/employers/${own.employer.slug}`, "Employers: /admin/employers"],
  [`/admin/employers/${own.employer.slug}/merge`, `Harbor Health: /admin/employers/${own.employer.slug}`],
  [`/admin/users/${own.owner.user.id}`, "Users: /admin/users"],
  ["/admin/mail/suppressions", "Mail: /admin/mail"],
  ["/admin/mail/strayed", "Mail: /admin/mail"],
  ["/admin/social-media/new", "Social media: /admin/social-media"],
  ["/admin/social-media/templates/new", "Social templates: /admin/social-media/templates"],
  ["/admin/web-vitals/route?path=%2Fjobs", "Web vitals: /admin/web-vitals"],
  ["/admin/google-jobs-validation/pasted", "Google Jobs validation: /admin/google-jobs-validation"],
  [`${at}/board`, `Applicants: ${at}/applicants`],
  [`${at}/stages`, `Applicants: ${at}/applicants`],
  [`${at}/texts`, `Applicants: ${at}/applicants`],
  [`${at}/written`, `Talent: ${at}/talent`],
  [`${at}/feeds/new`, `Feeds: ${at}/feeds`],
  [`${at}/hours`, `Team: ${at}/team`],
  [`${at}/developers`, `Company: ${at}/company`],
])("leads back from %s by one link above its title", async (path, link) => {
  expect(await readWayBack(path)).toEqual([`← Back to ${link}`]);
});

test.each([
  "/admin",
  "/admin-dashboard",
  "/admin/employers",
  "/admin/users?state=suspended",
  `${at}/home`,
  `${at}`,
  `${at}/applicants?status=new`,
])("shows no way back on the list %s", async (path) => {
  expect(await readWayBack(path)).toEqual([]);
});
