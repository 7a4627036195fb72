import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { checkBudget } from "../budgets.ts";
import { findSlowest, listWaits, opened } from "../kinds/signed-in.ts";
import { bundleSite, measureCpuMs, serveBuiltSite } from "../site.ts";
import type { Slowness } from "../slowness.ts";
import { loadDeskRows, rows } from "./desk-rows.ts";

const limits = { cpuMs: 10, listMs: 25 };

const middle = `after=${Date.now() - (rows / 2) * 1000}.${rows / 2}`;

const pages: readonly (readonly [name: string, path: string])[] = [
  ["today", paths.admin()],
  ["hire requests", deskPaths.adminHireRequests()],
  ["hire requests, from the middle", deskPaths.adminHireRequests(middle)],
  ["new hire requests", deskPaths.adminHireRequests("status=new")],
  ["contact requests", deskPaths.adminContacts()],
  ["postings", deskPaths.adminPostings()],
  ["reports", deskPaths.adminReports()],
  ["employers", deskPaths.adminEmployers()],
  ["users", deskPaths.adminUsers()],
  ["employers' users", deskPaths.adminUsers("role=employer")],
  ["mail", deskPaths.adminMail()],
  ["audit log", deskPaths.adminAudit()],
  ["audit log of one action", deskPaths.adminAudit("action=feed.status")],
  ["feeds", deskPaths.adminFeeds()],
  ["words of titles", deskPaths.adminTaxonomy()],
  ["data requests", deskPaths.adminDataRequests()],
  ["cron runs", deskPaths.adminCron()],
  ["social posts", deskPaths.adminSocialMedia()],
  ["analytics", deskPaths.adminAnalytics()],
  ["web vitals", deskPaths.adminVitals()],
  ["validation of postings", deskPaths.adminJobsValidation()],
];

/** The processor time is that of all of workerd with its database. */
export async function benchDesk(slowness: Slowness): Promise<boolean> {
  const site = await serveBuiltSite(await bundleSite());
  try {
    const headers = await loadDeskRows(site.db, site.url);
    console.log(
      `  ${rows.toLocaleString("en-US")} of each: hire and contact requests, users, mails, audit rows`,
    );
    let isWithin = true;
    for (const [name, path] of pages) {
      const waits = await listWaits(new URL(path, site.url), headers);
      const cpuMs = await measureCpuMs(site, path, 3, headers);
      const list = { what: `${name}: 95th percentile of ${opened}`, limit: limits.listMs, unit: "ms" };
      const cpu = { what: `${name}: CPU`, limit: limits.cpuMs, unit: "ms" };
      isWithin = checkBudget(list, findSlowest(waits), slowness.requests) && isWithin;
      isWithin = checkBudget(cpu, cpuMs, slowness.requests) && isWithin;
    }
    return isWithin;
  } finally {
    await site.stop();
  }
}
