import type { Locator, Page } from "playwright-core";
import { waitForReact } from "./browser.ts";

/** What a person does to a page before a screen looks as it is to be looked at. */
export type State = (page: Page) => Promise<void>;

export const menuOpen =
  (label: string): State =>
  async (page) => {
    await page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: label }).focus();
    await page.keyboard.press("Enter");
  };

export const mobileMenuOpen: State = async (page) => {
  await page.getByRole("banner").locator("summary[aria-label=Menu]").click();
  for (const section of await page.locator(".menu-fold > summary").all()) await section.click();
};

export const accountMenuOpen: State = (page) =>
  page.getByRole("banner").locator("summary[aria-label^=Account]").click();

/** Another look may have begun already. */
export const secondFactorBegun: State = async (page) => {
  const start = page.getByRole("button", { name: "Set up two-step log-in" });
  const code = page.getByRole("img", { name: "QR code of the key below" });
  await start.or(code).waitFor();
  if (await start.isVisible()) await start.click();
  await code.waitFor();
};

export const filtersOpen: State = async (page) => {
  await page.getByRole("button", { name: /^Filters/ }).click();
  for (const more of await page.locator("#filters summary").all()) await more.click();
};

export const paletteOpen: State = async (page) => {
  await page.keyboard.press("Control+/");
  await page.getByRole("combobox", { name: "Say what you need" }).fill("night icu jobs in texas");
  await page.getByRole("option").filter({ hasText: "Night shift" }).first().waitFor();
};

export const searchOpen: State = async (page) => {
  await page.locator("summary.header-search").click();
  await page.getByRole("searchbox", { name: "Search jobs, companies" }).fill("nurse");
};

export const hireDialogOpen: State = async (page) => {
  await page.getByRole("main").getByRole("link", { name: "Hire Top Talent" }).first().click();
  await page.locator("dialog[open] form").waitFor();
};

export const hireDialogRefused: State = async (page) => {
  await hireDialogOpen(page);
  await page.locator("dialog[open]").getByRole("button", { name: "Submit Request" }).click();
  await page.locator("dialog[open] [aria-invalid=true]").first().waitFor();
};

/** An empty form was sent: its fields say what they need, and so does a toast where there is one. */
export const formRefused =
  (action: string): State =>
  async (page) => {
    const form = `form[action="${action}"]`;
    // The home page's forms come to life once somebody uses the page.
    await page.locator(form).hover();
    await waitForReact(page, form);
    await page.locator(`${form} button:not([type=button])`).click();
    await page.locator(`${form} [aria-invalid=true]`).first().waitFor();
  };

/** A form that a phone keeps in a fold. */
export const foldedFormRefused =
  (action: string): State =>
  async (page) => {
    const fold = page
      .locator("details", { has: page.locator(`form[action="${action}"]`) })
      .locator("summary");
    if (await fold.isVisible()) await fold.click();
    await formRefused(action)(page);
  };

/** A message was sent, and two seconds later a profile is offered. */
export const profileOffered: State = async (page) => {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: {} }));
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("First name").fill("Sam");
  await form.getByLabel("Last name").fill("Okafor");
  await form.getByLabel("Email").fill("sam@example.com");
  await form.getByLabel("Message").fill("Which of your postings take a compact license?");
  await form.getByRole("button", { name: "Send Message" }).click();
  await page.locator("dialog[open]").waitFor();
};

const wrongFile = {
  name: "role.docx",
  mimeType: "application/pdf",
  buffer: Buffer.from("PK, a text document"),
};

/** A file of a kind that we do not take was chosen, and stays in its field with the problem. */
export const wrongFileChosen: State = async (page) => {
  const form = `form[action="/hire-request"]`;
  await waitForReact(page, form);
  await page.locator(`${form} input[type=file]`).setInputFiles(wrongFile);
  await page.locator(`${form} input[type=file][aria-invalid=true]`).waitFor();
  await page.locator(".toast").waitFor();
};

const receipt = {
  reference: "H-7K3M-9QXD",
  sentAt: Date.UTC(2026, 10, 23, 19, 5),
  facts: [
    { label: "Name", value: "Dana Whitfield" },
    { label: "Email", value: "dana@harbor-ridge.example" },
    { label: "Company", value: "Harbor Ridge" },
    { label: "Position", value: "ICU nurse" },
    { label: "Where", value: "Portland, ME" },
  ],
  text: "Two night-shift nurses from January.\n$45 to $52 an hour.",
  fileName: "role.pdf",
};

async function fillHiringForm(form: Locator): Promise<void> {
  await form.getByLabel("Name", { exact: true }).fill("Dana Whitfield");
  await form.getByLabel("Email").fill("dana@harbor-ridge.example");
  await form.getByLabel("Company").fill("Harbor Ridge");
  await form.getByLabel("Position").fill("ICU nurse");
  await form.getByLabel("Details").fill(receipt.text);
}

const hiringAnswered = (page: Page) =>
  page.route("**/api/hire-request", (route) => route.fulfill({ status: 201, json: { ok: true, receipt } }));

export const hireRequestSent: State = async (page) => {
  await hiringAnswered(page);
  const form = page.locator('main form[action="/hire-request"]');
  await form.hover();
  await waitForReact(page, 'main form[action="/hire-request"]');
  await fillHiringForm(form);
  await form.getByRole("button", { name: "Submit Request" }).click();
  await page.getByText(receipt.reference).waitFor();
};

export const hireDialogSent: State = async (page) => {
  await hiringAnswered(page);
  await hireDialogOpen(page);
  const dialog = page.locator("dialog[open]");
  await fillHiringForm(dialog);
  await dialog.getByRole("button", { name: "Submit Request" }).click();
  await dialog.getByText(receipt.reference).waitFor();
};

/** What an admin searched for stands in place of the list. */
export const requestsSearched: State = async (page) => {
  await page.getByRole("searchbox").last().fill("e");
  await page.getByRole("search", { name: "Requests" }).getByRole("button").click();
  await page.getByRole("status").getByText("“e”").waitFor();
};

/** Sends an application to the posting and opens it as the person who sent it. */
/** The result that an account keeps. */
export const skillsRated =
  (path: string): State =>
  async (page) => {
    await page.request.post(path, {
      headers: { origin: new URL(page.url()).origin },
      form: {
        "r.art-line": "3",
        "w.art-line": "1",
        "r.crrt": "1",
        "r.cvc": "2",
        "w.cvc": "3",
        "r.ecmo": "0",
      },
    });
    await page.goto(`${path}/result`);
  };

export const ownApplicationOpen =
  (applyPath: string): State =>
  async (page) => {
    await page.request.post(applyPath, {
      headers: { origin: new URL(page.url()).origin },
      form: {
        firstName: "Robin",
        lastName: "Vale",
        email: "robin@example.com",
        phone: "",
        message: "Texas RN, six years of ICU.",
      },
    });
    await page.goto("/dashboard");
    await page.locator("#applications").getByRole("link").first().click();
    await page.getByRole("heading", { name: "What you sent" }).waitFor();
  };

export const applicationSent =
  (form: string): State =>
  async (page) => {
    await page.goto(form);
    const fields = page.locator(`form[action="${form}"]`);
    await fields.getByLabel("First name").fill("Sam");
    await fields.getByLabel("Last name").fill("Okafor");
    await fields.getByLabel("Email").fill("sam@example.com");
    await fields.getByLabel("Message").fill("RN in Maine with six years of ICU nights.");
    await fields.getByRole("button", { name: "Send to the employer" }).click();
    await page.getByRole("heading", { name: "What happens next" }).waitFor();
  };

/** The page that ends the posting of the newest applicant. */
export const endingOpen =
  (applicants: string): State =>
  async (page) => {
    await page.goto(`${applicants}?sort=newest`);
    await page.locator("main article a").first().click();
    const posting = page.getByRole("link", { name: "Fill or close this posting" });
    await posting.click();
    await page.getByRole("heading", { name: "Who still waits" }).waitFor();
  };

/** One for each list, because a new site has none. The same ones however often they are sent. */
async function sendRequests(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin, "idempotency-key": "screens-of-requests" };
  const who = { email: "dana@harbor.example", phone: "" };
  const details = "Two night-shift ICU nurses in Portland, from January.";
  const hire = { ...who, name: "Dana Whitfield", company: "Harbor Health", details };
  await page.request.post("/api/hire-request", { headers, data: hire });
  const message = { ...who, firstName: "Sam", lastName: "Okafor", specialty: "nursing", message: details };
  await page.request.post("/api/contact", { headers, data: message });
}

/** The list's newest request, with an answer that was begun. */
export const requestOpen =
  (list: string): State =>
  async (page) => {
    await sendRequests(page);
    await page.goto(list);
    await page.locator("a[data-open]").first().click();
    await page.getByRole("link", { name: "A few questions" }).click();
    await page.getByLabel("Subject").waitFor();
  };

/** The posting that has waited longest. */
export const waitingPostingOpen =
  (list: string): State =>
  async (page) => {
    await page.goto(list);
    await page.locator("[data-open]").first().click();
    await page.getByRole("heading", { name: "What visitors will see" }).waitFor();
  };

/** Two open postings that are compared, and one that was taken down. */
export const jobsSaved =
  (slug: string): State =>
  async (page) => {
    const other = (await (await page.request.get("/api/jobs/recent?limit=2")).json()) as { slug: string }[];
    const slugs = [...new Set([slug, ...other.map((job) => job.slug)])].slice(0, 2);
    await page.evaluate((saved) => {
      const entries = [...saved, "gone-ab12cd34"].map((slug, at) => {
        return { slug, title: "Registered Nurse", at, pay: { text: "$1/hr", key: "100" } };
      });
      localStorage.setItem("saved-jobs", JSON.stringify(entries));
    }, slugs);
    await page.reload();
    await page
      .getByRole("checkbox", { name: /^Compare/ })
      .first()
      .check();
    await page
      .getByRole("checkbox", { name: /^Compare/ })
      .nth(1)
      .check();
    await page.getByRole("table").waitFor();
  };

/** Of a nurse who is signed out. The page then shows what fits her. */
export const profileKeptHere: State = async (page) => {
  await page.evaluate(() => {
    const about = {
      specialties: ["icu"],
      certificates: [{ code: "BLS", expires: "2098-01-31" }],
      years: 7,
      place: "Houston, TX",
      pay: null,
      types: ["full-time"],
      shifts: ["night"],
      minPay: { amount: 40, per: "hour" },
      miles: 50,
      expiryMails: false,
      goals: [],
    };
    const licenses = [{ state: "TX", multistate: true, expires: null }];
    const record = { profession: "registered-nurse", licenses, isQuiet: false, label: "RN: Texas", about };
    localStorage.setItem("profile", JSON.stringify({ ...record, licenseSaidAt: 1, aboutSaidAt: 1 }));
  });
  await page.reload();
  await page.locator("main li.match").first().waitFor();
};

export const everythingExpanded: State = (page) =>
  page.locator("main details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });

const scrollTo = (page: Page, to: number) => page.evaluate((top) => window.scrollTo({ top }), to);

export const quickActionsOpen: State = async (page) => {
  await scrollTo(page, 1200);
  await page.locator(".narrow-only").waitFor({ state: "attached" });
  await scrollTo(page, 1100);
  await page.getByRole("button", { name: "Quick actions" }).click();
};

export const stickyActionOpen: State = async (page) => {
  await scrollTo(page, 1200);
  await page.locator("summary[aria-label='More actions']").click();
};

/** The next page's data does not come. */
export const navigationBroken: State = async (page) => {
  await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("contentinfo").getByRole("link").first().click();
  await page.getByRole("button", { name: "Refresh Page" }).waitFor();
  // The root's error screen is a new document, whose styles come after it.
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet);
};

/** Claims a company, unless it was claimed before, and opens the claim. */
export const companyClaimed =
  (slug: string): State =>
  async (page) => {
    const { origin } = new URL(page.url());
    const form = { company: slug, message: "Call the main number and ask for Morgan." };
    const answer = await page.request.post(`/hiring/claims?company=${slug}`, { headers: { origin }, form });
    await page.goto(answer.url());
    await page.getByRole("button", { name: "Withdraw this claim" }).waitFor();
  };

export const colleagueInvited: State = async (page) => {
  const { origin, pathname } = new URL(page.url());
  const form = { intent: "invite", email: "riley.okafor@northquill.example", role: "reviewer" };
  await page.request.post(pathname, { headers: { origin }, form });
  await page.goto(pathname);
  await page.getByRole("heading", { name: "Invited" }).waitFor();
};

/** A pasted posting, which begins a draft, and one of its pages. */
export const postingWritten =
  (step: string): State =>
  async (page) => {
    await page.goto("/post-job");
    await page.getByLabel("Your posting").fill(toPastedPosting());
    await page.getByRole("button", { name: "Read this posting" }).click();
    await page.waitForURL("**/review");
    if (step !== "review") await page.goto(page.url().replace(/review$/, step));
    await page.getByRole("navigation", { name: "Steps" }).waitFor();
  };

export const postingSent: State = async (page) => {
  await postingWritten("review")(page);
  await page.getByRole("button", { name: /^(Send for approval|Publish)$/ }).click();
  await page.waitForURL("**/published/**");
};

/** Each is of another unit, because a company has a posting once. */
function toPastedPosting(): string {
  const unit = Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join(
    "",
  );
  return `ICU Registered Nurse, ${unit} unit
Denver, CO
Full-time, 36 hours per week
$42.50 - $58 per hour

You care for adults in a 24-bed medical ICU with an intensivist on site day and night, and a charge nurse without patients.`;
}
