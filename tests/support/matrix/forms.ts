import { emptyRecord } from "#app/clinicians/profile/record/profile.ts";
import { contactFields, hireFields } from "../requests.ts";
import { env, origin } from "../site.ts";
import type { Known } from "./addresses.ts";
import type { Cast } from "./cast.ts";
import { findFitting, hasPage, knock, takes } from "./cells.ts";

export interface PageForm {
  /** Where it goes. */
  path: string;
  fields: [name: string, value: string][];
  /** The name of its field for a file. */
  file?: string;
}

const unescaped = (text: string): string =>
  text
    .replace(/&(?:#x27|#39);/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** What someone may type into an empty field. */
function toPlausible(type: string, name: string): string {
  if (type === "email" || /email/i.test(name)) return "robin.vale@example.com";
  if (type === "tel" || /phone/i.test(name)) return "555-010-0199";
  if (type === "number" || /count|min|max|hours|months|weeks|openings|years|staff|pay/i.test(name))
    return "12";
  if (type === "date") return "2026-12-01";
  if (/specialty/i.test(name)) return "icu";
  if (/^place/i.test(name)) return "Houston, TX";
  if (/message|details|pasted/i.test(name))
    return "ICU nurse\nTwo night-shift ICU nurses in Houston from January.";
  if (/website/i.test(name)) return "https://harbor.example/";
  if (type === "url" || /website|address/i.test(name)) return `${env.FEED_ORIGIN_ALLOWED}/none.xml`;
  return "Harbor and quartz";
}

/** The forms of a page that are sent by POST, one for each button that says more than the others. */
export async function readForms(page: Response, at: string): Promise<PageForm[]> {
  const forms: (PageForm & { buttons: [string, string][] })[] = [];
  let form: (typeof forms)[number] | null = null;
  let select: { name: string; isSet: boolean } | null = null;
  const rewriter = new HTMLRewriter()
    .on("form", {
      element(tag) {
        if (tag.getAttribute("method")?.toLowerCase() !== "post") return;
        const action = unescaped(tag.getAttribute("action") || at);
        form = { path: action, fields: [], buttons: [] };
        forms.push(form);
        tag.onEndTag(() => {
          form = null;
        });
      },
    })
    .on("input, textarea, button", {
      element(tag) {
        const [name, type] = [tag.getAttribute("name"), tag.getAttribute("type") ?? ""];
        if (!form || !name) return;
        if (type === "file") {
          form.file = name;
          return;
        }
        const value = unescaped(tag.getAttribute("value") ?? "");
        if (tag.tagName === "button") form.buttons.push([name, value]);
        else if (type !== "radio" || !form.fields.some(([known]) => known === name))
          form.fields.push([name, value || (type === "hidden" ? "" : toPlausible(type, name))]);
      },
    })
    .on("select", {
      element(tag) {
        const name = tag.getAttribute("name");
        select = name ? { name, isSet: false } : null;
      },
    })
    .on("option", {
      element(tag) {
        const value = tag.getAttribute("value");
        if (!form || !select || select.isSet || !value) return;
        form.fields.push([select.name, unescaped(value)]);
        select.isSet = true;
      },
    });
  await rewriter.transform(page).text();
  return forms.flatMap(({ path, fields, file, buttons }) =>
    (buttons.length > 0 ? buttons : [null]).map((button) => ({
      path,
      file,
      fields: button ? [...fields, button] : fields,
    })),
  );
}

/** The parameters that a page names: those of its GET forms and of its links to itself. */
export async function readParameters(page: Response, at: string): Promise<string[]> {
  const names = new Set<string>();
  const { pathname } = new URL(at, "http://localhost");
  let isSearch = false;
  const rewriter = new HTMLRewriter()
    .on("form", {
      element(tag) {
        isSearch = tag.getAttribute("method")?.toLowerCase() !== "post";
        tag.onEndTag(() => {
          isSearch = false;
        });
      },
    })
    .on("input, select, button", {
      element(tag) {
        const name = tag.getAttribute("name");
        if (isSearch && name) names.add(name);
      },
    })
    .on("a", {
      element(tag) {
        const link = new URL(unescaped(tag.getAttribute("href") ?? ""), `http://localhost${pathname}`);
        if (link.pathname === pathname) for (const name of link.searchParams.keys()) names.add(name);
      },
    });
  await rewriter.transform(page).text();
  return [...names];
}

export interface SentForm extends PageForm {
  pattern: string;
  person: string;
}

/** Of routes whose page shows its form only after something else. */
const toHiddenFields = (cast: Cast): Record<string, Record<string, string>> => ({
  "/applications/:publicId/shared": {
    intent: "answer",
    opinion: "yes",
    name: "Lee Marsh",
    note: "I would meet her.",
  },
  "/career-dashboard": { intent: "done", id: "goal-1" },
  "/skills-assessment/:slug/result.json": { answers: "abg.1" },
  "/hiring": { name: "Harbor" },
  "/hiring/:company/talent/:publicId": { job: "posting-ours", text: "We would like to talk with you." },
  "/hiring/claims": { company: "cedar-vale-clinic", message: "We run it, and our number is on its page." },
  "/invitations": {},
  "/saved": { job: cast.openSlug },
  "/still-hiring": { answer: "yes" },
  "/contact-us": contactFields,
  "/admin/reports": { slug: cast.openSlug, decision: "dismiss", reason: "It is right." },
  "/admin/employers/:slug/merge": { kept: cast.theirs.slug },
  "/admin/mail/strayed": { refuse: "unknown" },
  "/admin/feeds/:feed": { reason: "Its pay is wrong." },
  "/admin/google-jobs-validation": { jobs: "1" },
  "/logout": {},
  // Clears the device's cookies.
  "/privacy-policy": {},
  "/terms": {},
  "/sign-in": {},
  "/sign-in-code": { code: "123456" },
  "/reset-password": { password: "harbor lantern quartz 7" },
  "/verify-email": {},
  "/confirm-new-email": {},
  "/approve-new-email": { intent: "approve" },
  "/reopen-account": {},
  "/your-data/open": { intent: "export" },
  "/dashboard/offers/new": { name: "Night shift", idempotencyKey: "offer-2" },
  "/dashboard/sessions": { session: "all" },
  "/dashboard/verification": {},
  "/application-emails/stop": {},
  "/dashboard/calendar": {},
  "/alerts": {},
  "/alerts/edit": {},
  "/alerts/new": {},
  "/alerts/confirm": {},
  "/alerts/stop": {},
  "/expiry-emails/stop": {},
  "/*": {},
});

/** Every form of these routes that asks for other fields or has another button, with the person who sends it. */
export async function findForms(cast: Cast, routes: readonly Known[]): Promise<SentForm[]> {
  const forms = new Map<string, SentForm>();
  for (const each of routes.filter((route) => takes(route, "POST") && !route.pattern.startsWith("/api/"))) {
    const person = findFitting(each, "POST") ?? "anonymous";
    const steps = each.pattern.endsWith("/:step") ? ["role", "place", "pay", "text"] : ["pay"];
    const addresses = steps.map((step) => each.address.replace(/\/pay$/, `/${step}`));
    const found: PageForm[] = [];
    for (const address of hasPage(each) ? addresses : [])
      found.push(...(await readForms(await knock(cast, person, address, {}), address)));
    const isOwn = ({ path }: PageForm) => addresses.includes(path.split("?")[0]!);
    const hidden = toHiddenFields(cast)[each.pattern] ?? (hasPage(each) ? null : {});
    if (hidden) found.push({ path: each.address, fields: Object.entries(hidden) });
    if (!found.some(isOwn)) throw new Error(`Name the fields of ${each.pattern} in ${import.meta.url}.`);
    for (const form of found.filter(isOwn)) {
      const [last, value] = form.fields.at(-1) ?? [];
      const button = /^(intent|do|step|decision)$/.test(last ?? "") ? value : "";
      const key = [form.path, form.fields.map(([name]) => name), button].join(" ");
      forms.set(key, forms.get(key) ?? { ...form, pattern: each.pattern, person });
    }
  }
  return [...forms.values()];
}

/** What each endpoint takes, by its pattern. A revision is that of its GET. */
export const endpointBodies: Record<string, Record<string, unknown>> = {
  "/api/admin/company-claims/:publicId": { decision: "refuse", reason: "It is not yours.", read: "{}" },
  "/api/admin/postings/:slug": { decision: "reject", reason: "It names no pay.", revision: "1" },
  "/api/analytics/web-vitals": {
    metrics: { lcp: 1200 },
    timestamp: 1_790_000_000_000,
    url: `${origin}/jobs`,
    userAgent: "Firefox/142.0 (X11; Linux x86_64)",
    referrer: "example.com",
    release: "1",
  },
  "/api/auth/login": { email: "robin@example.com", password: "harbor lantern quartz 7" },
  "/api/auth/login/code": { code: "123456" },
  "/api/auth/logout": {},
  "/api/auth/register": {
    role: "employer",
    firstName: "Robin",
    lastName: "Vale",
    email: "robin@example.com",
    password: "harbor lantern quartz 7",
    company: "Harbor",
  },
  "/api/career": { record: JSON.stringify(emptyRecord) },
  "/api/contact": contactFields,
  "/api/hire-request": hireFields,
  "/api/jobs/:slug/applications": {
    firstName: "Dana",
    lastName: "Whitfield",
    email: "dana@example.com",
    message: "Texas RN, six years of ICU.",
    license1: "TX",
    compact1: true,
  },
  "/api/jobs/saved/sync": { words: "[]" },
  "/api/jobs/:slug/away": {},
  "/api/mentor": { question: "Can I work in Texas?" },
  "/api/profile": { record: JSON.stringify(emptyRecord) },
};
