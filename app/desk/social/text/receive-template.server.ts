import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-stream.ts";
import type { NetworkTexts } from "./networks.ts";
import { networks } from "./networks.ts";
import { removeTemplate, type SocialTemplate, saveTemplate } from "./social-templates.server.ts";
import { checkTyped, hasErrors, readTexts, type TextErrors, textFields } from "./typed-texts.ts";

const longestName = 80;

interface RefusedTemplate {
  ok: false;
  name: string;
  texts: NetworkTexts;
  nameError: string | null;
  problem: string | null;
  errors: TextErrors;
}

type Received = { ok: true; done: "saved" | "removed" } | RefusedTemplate;

export async function receiveTemplate(
  { db, now }: SiteContext,
  request: Request,
  template: SocialTemplate | null,
  actorId: number,
): Promise<Received> {
  const form = await requireForm(request, ["intent", "name", ...textFields]);
  if (form.get("intent") === "remove" && template) {
    await removeTemplate(db, template, actorId, now);
    return { ok: true, done: "removed" };
  }
  const name = String(form.get("name") ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const texts = readTexts(form);
  const refuse = (why: Partial<RefusedTemplate>): RefusedTemplate => ({
    ok: false,
    name,
    texts,
    nameError: null,
    problem: null,
    errors: {},
    ...why,
  });
  if (name === "") return refuse({ nameError: "Please name the template" });
  if (name.length > longestName) return refuse({ nameError: `Please use at most ${longestName} characters` });
  const errors = checkTyped(texts);
  if (hasErrors(errors)) return refuse({ errors });
  if (networks.every((network) => texts[network] === ""))
    return refuse({ problem: "Enter a text for at least one network." });
  const isSaved = await saveTemplate(db, { template, name, texts, actorId, now });
  return isSaved ? { ok: true, done: "saved" } : refuse({ nameError: "Another template has this name" });
}
