import { paths } from "#app/paths.ts";
import { formRefused } from "./form-states.ts";
import { hireDialogSent, hireRequestSent, wrongFileChosen } from "./hire-states.ts";
import { all, type Screen, type State } from "./screen.ts";

/** A message was sent, and two seconds later a profile is offered. */
const profileOffered: State = async (page) => {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: {} }));
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("First name").fill("Sam");
  await form.getByLabel("Last name").fill("Okafor");
  await form.getByLabel("Email").fill("sam@example.com");
  await form.getByLabel("Message").fill("Which of your postings take a compact license?");
  await form.getByRole("button", { name: "Send Message" }).click();
  await page.locator("dialog[open]").waitFor();
};

export const requestScreens: readonly Screen[] = [
  { name: "hire request", alike: "hire request with errors", path: paths.hireRequest() },
  {
    name: "hire request with errors",
    path: paths.hireRequest(),
    state: formRefused(paths.hireRequest()),
  },
  {
    name: "hire request with a wrong file",
    alike: "hire request with errors",
    path: paths.hireRequest(),
    state: wrongFileChosen,
  },
  {
    name: "receipt",
    alike: "application sent",
    path: paths.hireRequest(),
    state: hireRequestSent,
    looks: all,
  },
  { name: "sent from the dialog", alike: "receipt", path: paths.home(), state: hireDialogSent },
  {
    name: "receipt in a page",
    alike: "receipt",
    path: paths.localRecruiters("pediatrician", "chicago"),
    state: hireRequestSent,
  },
  { name: "contact", alike: "hire request with errors", path: paths.contact() },
  {
    name: "contact with errors",
    alike: "hire request with errors",
    path: paths.contact(),
    state: formRefused(paths.contact()),
  },
  { name: "offer of a profile", path: paths.contact(), state: profileOffered },
  { name: "employers", path: paths.employers() },
  { name: "buyers of executive search", alike: "physician recruiters", path: paths.healthcareExecutives() },
  {
    name: "buyers of clinicians",
    alike: "physician recruiters",
    path: paths.physiciansClinicians(),
  },
  { name: "employer", alike: "employers", path: paths.employer("larkmere-health") },
  {
    name: "recruiters in a city",
    alike: "physician recruiters",
    path: paths.localRecruiters("pediatrician", "chicago"),
  },
  {
    name: "recruiters in a state",
    alike: "recruiters in a city",
    path: paths.localRecruiters("psychiatrist", "california"),
  },
  { name: "recruiters not covered", alike: "unknown page", path: "/dermatologist-recruiters-tulsa" },
  { name: "physician recruiters", path: paths.physicianRecruiters() },
  { name: "specialty recruiting", alike: "physician recruiters", path: paths.specialtyRecruiting("nursing") },
  {
    name: "recruiters near me",
    alike: "recruiters in a city",
    path: `${paths.nursePractitionerRecruitersNearMe()}?state=ohio`,
  },
];
