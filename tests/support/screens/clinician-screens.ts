import type { Page } from "playwright-core";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import type { Screen, State } from "./screen.ts";

/** Of a nurse who is signed out. The page then shows what fits her. */
export const profileKeptHere = async (page: Page) => {
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

/** The result that an account keeps. */
const skillsRated =
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

/** The same one however many looks there are. */
const alertSet: State = async (page) => {
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post(paths.newAlert(), { headers, form: { search: "location=Texas&shift=night" } });
  await page.reload();
};

const alertEdited: State = async (page, path) => {
  await alertSet(page, path);
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  await page.waitForURL(/\/alerts\/edit/);
};

/** Sends an application to the posting and opens it as the person who sent it. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The same one however many looks there are. */
const licenseUploaded: State = async (page) => {
  await page.request.post(paths.documents(), {
    headers: { origin: new URL(page.url()).origin },
    multipart: {
      kind: "license",
      name: "Texas RN license",
      file: { name: "license.png", mimeType: "image/png", buffer: Buffer.from(pixel, "base64") },
      idempotencyKey: "screen",
    },
  });
  await page.goto(paths.documents());
  await page.getByRole("link", { name: "Texas RN license", exact: true }).waitFor();
};

const documentOpen: State = async (page, accountOf) => {
  await licenseUploaded(page, accountOf);
  await page.getByRole("link", { name: "Texas RN license", exact: true }).click();
  await page.getByRole("heading", { name: "Replace the file" }).waitFor();
};

export const clinicianScreens: readonly Screen[] = [
  {
    name: "AI navigation, answered",
    alike: "mentor, with an example",
    path: `${paths.aiNavigation()}?q=night+icu+jobs+in+texas+over+%2450+an+hour+with+a+jacuzzi`,
  },
  {
    name: "mentor, with an example",
    path: `${paths.mentor()}?example=icu-colorado`,
  },
  { name: "career dashboard", path: paths.careerDashboard(), as: "seeker" },
  { name: "career dashboard, no profile", alike: "career dashboard", path: paths.careerDashboard() },
  { name: "candidate matching", alike: "career dashboard", path: paths.candidateMatching() },
  { name: "matches", alike: "candidate matching", path: paths.candidateMatching(), state: profileKeptHere },
  { name: "skills checklists", alike: "specialties", path: paths.skillsAssessment() },
  { name: "skills checklist", path: paths.skillsChecklist("icu-nurse") },
  {
    name: "skills result",
    alike: "skills checklist",
    path: paths.skillsResult("icu-nurse"),
    as: "seeker",
    state: skillsRated(paths.skillsChecklist("icu-nurse")),
  },
  { name: "profile for applications", path: paths.profileDetails("section=experience"), as: "seeker" },
  {
    name: "message from an employer",
    alike: "profile for applications",
    path: "/first-messages/demo-first-message",
    as: "seeker",
  },
  {
    name: "let employers find you",
    alike: "profile for applications",
    path: paths.profileDetails("section=privacy"),
    as: "seeker",
  },
  { name: "documents", path: paths.documents(), as: "seeker", state: licenseUploaded },
  {
    name: "document",
    alike: "documents",
    path: paths.document("unknown"),
    as: "seeker",
    state: documentOpen,
  },
  {
    name: "interview",
    alike: "application of one's own",
    path: paths.interview("demo-own-interview"),
    as: "seeker",
  },
  {
    name: "offer",
    alike: "application of one's own",
    path: paths.offer("demo-own-offer"),
    as: "seeker",
  },
  { name: "messages", alike: "password", path: paths.ownMessages(), as: "seeker" },
  { name: "calendar", alike: "password", path: paths.calendar(), as: "seeker" },
  { name: "job alert", alike: "password", path: paths.newAlert("location=Texas") },
  { name: "job alert, signed in", alike: "job alert", path: paths.newAlert("location=Ohio"), as: "seeker" },
  { name: "job alerts", alike: "password", path: paths.alerts(), as: "seeker", state: alertSet },
  { name: "edit job alert", alike: "password", path: paths.alerts(), as: "seeker", state: alertEdited },
  { name: "alert to confirm", alike: "password", path: serverPaths.confirmAlert("unknown") },
  { name: "alert to stop", alike: "password", path: serverPaths.stopAlert("unknown") },
  { name: "dashboard", alike: "career dashboard", path: paths.dashboard(), as: "seeker" },
  {
    name: "application of one's own",
    alike: "dashboard",
    path: paths.ownApplication("demo-own-interview"),
    as: "seeker",
  },
  { name: "references", path: paths.references("demo-own-interview"), as: "seeker" },
];
