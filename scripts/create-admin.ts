import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs, promisify } from "node:util";
import { z } from "zod";
import { emailField, firstNameField, lastNameField, newPasswordField } from "#app/accounts/account-fields.ts";
import { hashPassword } from "#app/accounts/password/credentials.server.ts";
import { findPasswordProblem } from "#app/accounts/password/password.ts";
import { deskRoles } from "#app/kit/platform/column-words.ts";
import { localState } from "./site/local-site.ts";

const usage =
  "npm run admin:create -- --email you@example.com --first Ana --last Reyes [--desk support|moderation|owner] [--remote | --persist-to folder]";

const { values } = parseArgs({
  options: {
    email: { type: "string" },
    first: { type: "string" },
    last: { type: "string" },
    desk: { type: "string", default: "owner" },
    remote: { type: "boolean", default: false },
    "persist-to": { type: "string", default: localState },
  },
});
const target = values.remote ? ["--remote"] : ["--local", "--persist-to", values["persist-to"]];
const parsed = z
  .object({ email: emailField, first: firstNameField, last: lastNameField, desk: z.enum(deskRoles) })
  .safeParse(values);
if (!parsed.success)
  fail(`${parsed.error.issues.map(({ message }) => message).join(". ")}.\nUsage: ${usage}`);
const { email, first, last, desk } = parsed.data;

const found = await execute(["--command", `SELECT role FROM users WHERE email = ${quote(email)}`]);
if (found.length > 0) fail(`${email} has an account already, as ${found[0]!.role}. Nothing was changed.`);
const typed = process.stdin.isTTY ? await ask("Password (leave empty to have one made): ") : "";
const password = typed || randomBytes(18).toString("base64url");
const checked = newPasswordField.safeParse(password);
const problem =
  checked.error?.issues[0]?.message ??
  (await findPasswordProblem(password, { email, firstName: first, lastName: last }));
if (problem) fail(problem);
await insert(await hashPassword(password));
console.log(`${email} is an admin (${desk}) now, in the ${values.remote ? "remote" : "local"} database.`);
if (!typed) console.log(`Password: ${password}\nIt is shown this once. Change it after the first log-in.`);

// Uses a private file, because everyone on the machine can see a process's arguments.
async function insert(passwordHash: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "create-admin-"));
  try {
    const now = Date.now();
    const texts = [email, passwordHash, "admin", desk, first, last].map(quote).join(", ");
    const file = join(folder, "insert.sql");
    writeFileSync(
      file,
      `INSERT INTO users (email, password_hash, role, desk_role, first_name, last_name, email_verified_at, created_at, updated_at)
       VALUES (${texts}, ${now}, ${now}, ${now});`,
      { mode: 0o600 },
    );
    await execute(["--file", file, "--yes"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function execute(args: string[]): Promise<Record<string, string>[]> {
  try {
    const { stdout } = await promisify(execFile)("wrangler", [
      "d1",
      "execute",
      "DB",
      "--json",
      ...target,
      ...args,
    ]);
    return JSON.parse(stdout)[0]?.results ?? [];
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return fail(`The database did not answer.\n${stdout ?? ""}${stderr ?? error}`);
  }
}

async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const answer = await terminal.question("");
  terminal.close();
  process.stdout.write("\n");
  return answer;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function fail(message: string): never {
  console.error(message);
  return process.exit(1) as never;
}
