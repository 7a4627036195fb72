import { listMails, newVisitor, testPassword } from "./accounts.ts";
import { env, postForm, send } from "./site.ts";

export const emailPage = "/dashboard/email";
let made = 0;

/** An address that no account has. */
export const newAddress = (): string => {
  made += 1;
  return `moved-${made}-${Date.now()}@example.org`;
};

export const askFor = (
  cookie: string,
  email: string,
  proof: Record<string, string> = { password: testPassword },
) => postForm(emailPage, { email, ...proof }, { cookie, ...newVisitor() });

/** The address of the newest link of this kind that was mailed. */
export async function findChangeLink(recipient: string, kind: "confirm" | "approve"): Promise<string | null> {
  const [mail] = (await listMails(recipient)).filter(({ body }) => body.includes(`/${kind}-new-email?`));
  return mail ? new RegExp(`/${kind}-new-email\\?token=\\S+`).exec(mail.body)![0] : null;
}

export const approve = (link: string, cookie = "", intent = "approve") =>
  postForm(link, { intent }, { ...newVisitor(), ...(cookie && { cookie }) });

export const confirm = (link: string, cookie = "") =>
  postForm(link, {}, { ...newVisitor(), ...(cookie && { cookie }) });

export const isIn = async (cookie: string): Promise<boolean> =>
  (await send("/dashboard", { headers: { cookie } })).status === 200;

export const findEmail = (userId: number) =>
  env.DB.prepare("SELECT email FROM users WHERE id = ?").bind(userId).first<string>("email");
