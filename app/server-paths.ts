import { withSearch } from "./paths.ts";

/** Addresses that no page names: of mails, redirects and files. Those in `paths` are in the scripts of every page. */
export const serverPaths = {
  sentFile: (publicId: string, file: string, key?: string) =>
    `/applications/${publicId}/files/${file}${key ? `?key=${encodeURIComponent(key)}` : ""}`,
  interviewFile: (publicId: string, key?: string) =>
    `/interviews/${publicId}/calendar.ics${key ? `?key=${encodeURIComponent(key)}` : ""}`,
  /** `key` is shown once, to who made it. */
  shared: (publicId: string, key: string) =>
    `/applications/${publicId}/shared?key=${encodeURIComponent(key)}`,
  download: (file: string) => `/downloads/${file}`,
  sitemapFile: (name: string) => `/sitemap/${name}.xml`,
  languageModels: () => "/llms.txt",
  oembed: (page: string) => `/oembed?${new URLSearchParams({ url: page })}`,
  employerFeed: (slug: string, format: "xml" | "json") => `/employers/${slug}/jobs.${format}`,
  embed: (search: URLSearchParams) => `/embed/jobs?${search}`,
  developers: () => "/developers",
  apiCatalog: () => "/.well-known/api-catalog",
  mcp: () => "/mcp",
  assistantKeys: () => "/dashboard/assistants",
  /** Of an application that an assistant prepared. */
  preparedDraft: (publicId: string) => `/dashboard/drafts/${publicId}`,
  apiDescription: () => "/api/v1/openapi.json",
  copyPosting: (slug: string) => `/post-job?copy=${slug}`,
  hiringJobHistory: (company: string, slug: string) => `/hiring/${company}/history/${slug}`,
  loginAfterReset: (isFirstProof: boolean) =>
    `/login?done=${isFirstProof ? "first-password" : "password-reset"}`,
  signIn: (token: string) => `/sign-in?token=${encodeURIComponent(token)}`,
  resetPassword: (token: string) => `/reset-password?token=${encodeURIComponent(token)}`,
  stopApplicationEmails: (token: string) => `/application-emails/stop?token=${encodeURIComponent(token)}`,
  /** `alert` is the one that it was done to. */
  alertsDone: (done: string, { token = "", alert = "" } = {}) =>
    `/alerts?${new URLSearchParams({ ...(token && { token }), done, ...(alert && { alert }) })}`,
  editAlert: (alert: string, token = "") =>
    `/alerts/edit?${new URLSearchParams({ ...(token && { token }), alert })}`,
  /** `key` is shown once, to its owner. */
  calendarFile: (key: string) => `/dashboard/calendar.ics?key=${encodeURIComponent(key)}`,
  confirmAlert: (token: string) => `/alerts/confirm?token=${encodeURIComponent(token)}`,
  stopAlert: (token: string) => `/alerts/stop?token=${encodeURIComponent(token)}`,
  stopExpiryMails: (token: string) => `/expiry-emails/stop?token=${encodeURIComponent(token)}`,
  /** Of a company to someone who let it find her. `key` is in mails only. */
  firstMessage: (publicId: string, key?: string) =>
    `/first-messages/${publicId}${key ? `?key=${encodeURIComponent(key)}` : ""}`,
  signInCode: (returnTo?: string) =>
    returnTo ? `/sign-in-code?${new URLSearchParams({ returnTo })}` : "/sign-in-code",
  approveNewEmail: (token: string) => `/approve-new-email?token=${encodeURIComponent(token)}`,
  dataLink: (token: string) => `/your-data/open?token=${encodeURIComponent(token)}`,
  loginAfterDeletion: () => "/login?done=account-deleted",
  loginAfterLeaving: () => "/login?done=left-team",
  reopenAccount: (token: string) => `/reopen-account?token=${encodeURIComponent(token)}`,
  adminSentFile: (publicId: string, file: string) => `/admin/contacts/applications/${publicId}/files/${file}`,
  adminWord: (id: number, search = "") => withSearch(`/admin/taxonomy/${id}`, search),
  adminAuditFile: (search = "") => withSearch("/admin/audit.csv", search),
  adminDataRequest: (publicId: string, search = "") => withSearch(`/admin/data-requests/${publicId}`, search),
  adminFeed: (publicId: string, search = "") => withSearch(`/admin/feeds/${publicId}`, search),
} as const;
