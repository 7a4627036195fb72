import type { Mail } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { site } from "#app/site.ts";
import { workPaths } from "#app/work-paths.ts";

interface PausedWebhook {
  publicId: string;
  address: string;
  company: string;
}

export const toWebhookPausedMail = (
  { publicId, address, company }: PausedWebhook,
  why: string,
  siteUrl: string,
): Omit<Mail, "to"> => ({
  subject: "Your webhook is paused",
  body: `${site.name} paused the webhook that tells this address of your postings and applicants:
${quote(address)}

Why: ${quote(why)}

What waits is kept for 30 days and goes out when you start it again. What happens until then is not told. Open your webhook:
${new URL(workPaths.hiringWebhook(company, publicId), siteUrl).href}`,
});
