import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import type { Screen, State } from "./screen.ts";

/** Another look may have begun already. */
const secondFactorBegun: State = async (page, accountOf) => {
  const start = page.getByRole("button", { name: "Set up two-step log-in" });
  const code = page.getByRole("img", { name: "QR code of the key below" });
  await start.or(code).waitFor();
  if (await start.isVisible()) {
    await page.getByLabel("Password", { exact: true }).fill(accountOf("employer").password);
    await start.click();
  }
  await code.waitFor();
};

/** Someone with two-step log-in gave the password. */
const codeAsked: State = async (page, accountOf) => {
  const { email, password } = accountOf("guarded");
  await page.goto(paths.login());
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.getByRole("heading", { name: "Enter your code" }).waitFor();
};

export const accountScreens: readonly Screen[] = [
  { name: "login", path: paths.login() },
  { name: "register", alike: "login", path: paths.register() },
  {
    name: "log-in code",
    alike: "second factor, to confirm",
    path: serverPaths.signInCode(),
    state: codeAsked,
    ownBrowser: true,
  },
  { name: "log-in code, ended", alike: "forgotten password", path: serverPaths.signInCode() },
  { name: "forgotten password", alike: "login", path: paths.forgotPassword() },
  { name: "log-in link", alike: "forgotten password", path: paths.signInLink() },
  { name: "log-in link that ended", alike: "forgotten password", path: serverPaths.signIn("ended") },
  {
    name: "new password, by a link that ended",
    alike: "forgotten password",
    path: serverPaths.resetPassword("ended"),
  },
  {
    name: "address confirmed, by a link that ended",
    alike: "forgotten password",
    path: paths.verifyEmail("ended"),
  },
  { name: "password", alike: "login", path: paths.changePassword(), as: "seeker" },
  { name: "name", alike: "login", path: paths.changeName(), as: "seeker" },
  { name: "new email", alike: "login", path: paths.changeEmail(), as: "seeker" },
  { name: "emails about applications", path: paths.applicationEmails(), as: "seeker" },
  {
    name: "emails to stop, by a link cut short",
    alike: "forgotten password",
    path: serverPaths.stopApplicationEmails("cut"),
  },
  { name: "photo", path: paths.changePhoto(), as: "seeker" },
  { name: "settings", path: paths.settings(), as: "seeker" },
  { name: "private search", alike: "login", path: paths.privateSearch(), as: "seeker" },
  { name: "own data", alike: "login", path: paths.settingsData(), as: "seeker" },
  { name: "data of someone without an account", alike: "forgotten password", path: paths.yourData() },
  {
    name: "own data, by a link that ended",
    alike: "forgotten password",
    path: serverPaths.dataLink("ended"),
  },
  {
    name: "copy of own data, by a link that ended",
    alike: "forgotten password",
    path: paths.dataCopy("ended"),
  },
  {
    name: "closed account, by a link that ended",
    alike: "forgotten password",
    path: serverPaths.reopenAccount("ended"),
  },
  { name: "account to delete", path: paths.deleteAccount(), as: "seeker" },
  {
    name: "account to delete, of an only owner",
    alike: "login",
    path: paths.deleteAccount(),
    as: "employer",
  },
  {
    name: "new email confirmed, by a link that ended",
    alike: "forgotten password",
    path: paths.confirmNewEmail("ended"),
  },
  {
    name: "new email approved, by a link that ended",
    alike: "forgotten password",
    path: serverPaths.approveNewEmail("ended"),
  },
  { name: "second factor", alike: "login", path: paths.secondFactor(), as: "admin" },
  {
    name: "second factor, to confirm",
    alike: "login",
    path: paths.secondFactor(),
    as: "employer",
    state: secondFactorBegun,
  },
  { name: "keys for assistants", alike: "settings", path: serverPaths.assistantKeys(), as: "seeker" },
  { name: "sessions", alike: "settings", path: paths.sessions(), as: "seeker" },
  { name: "invitation that ended", alike: "forgotten password", path: paths.invitation("ended") },
];
