import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { type NetworkTexts, networks } from "./networks.ts";
import { standardTexts } from "./standard-texts.ts";
import { checkTyped, hasErrors, readTexts, type TextErrors, textFields } from "./typed-texts.ts";

const mostTemplates = 100;

interface SocialTemplate {
  id: number;
  publicId: string;
  name: string;
  texts: NetworkTexts;
}

const templates = "SELECT id, public_id AS publicId, name, texts FROM social_templates";

const toTemplate = (row: Omit<SocialTemplate, "texts"> & { texts: string }): SocialTemplate => ({
  ...row,
  texts: JSON.parse(row.texts),
});

type TemplateRow = Parameters<typeof toTemplate>[0];

export async function listSocialTemplates({ $client }: Db): Promise<SocialTemplate[]> {
  const { results } = await $client
    .prepare(`${templates} ORDER BY name LIMIT ${mostTemplates}`)
    .all<TemplateRow>();
  return results.map(toTemplate);
}

export async function findSocialTemplate({ $client }: Db, publicId: string): Promise<SocialTemplate | null> {
  const row = await $client.prepare(`${templates} WHERE public_id = ?`).bind(publicId).first<TemplateRow>();
  return row && toTemplate(row);
}

/** The standard texts if there is no such template. */
export async function getTemplateTexts(db: Db, publicId: string): Promise<NetworkTexts> {
  return (publicId ? await findSocialTemplate(db, publicId) : null)?.texts ?? standardTexts;
}

interface TemplateWrite {
  template: SocialTemplate | null;
  name: string;
  texts: NetworkTexts;
  actorId: number;
  now: number;
}

/** False when another template has the name. Sending a form twice makes one template. */
async function saveTemplate(
  db: Db,
  { template, name, texts, actorId, now }: TemplateWrite,
): Promise<boolean> {
  const publicId = template?.publicId ?? randomId();
  const json = JSON.stringify(texts);
  const d1 = db.$client;
  const write = template
    ? d1
        .prepare("UPDATE social_templates SET name = ?2, texts = ?3, updated_at = ?4 WHERE public_id = ?1")
        .bind(publicId, name, json, now)
    : d1
        .prepare(
          "INSERT INTO social_templates (public_id, name, texts, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?4)",
        )
        .bind(publicId, name, json, now);
  const action = template ? "social_template.change" : "social_template.create";
  const audit = toAuditInsert(db, { actorId, action, subject: `social_template:${publicId}`, at: now });
  try {
    await d1.batch([audit, write]);
    return true;
  } catch (error) {
    if (!isUniqueViolation(error, "social_templates.name")) throw error;
    const same = await d1
      .prepare("SELECT texts FROM social_templates WHERE name = ?")
      .bind(name)
      .first<string>("texts");
    return !template && same === json;
  }
}

/** Posts made from it keep their texts. */
async function removeTemplate(
  db: Db,
  { id, publicId }: SocialTemplate,
  actorId: number,
  now: number,
): Promise<void> {
  await db.$client.batch([
    toAuditInsert(
      db,
      { actorId, action: "social_template.remove", subject: `social_template:${publicId}`, at: now },
      `EXISTS (SELECT 1 FROM social_templates WHERE id = ${id})`,
    ),
    db.$client.prepare("DELETE FROM social_templates WHERE id = ?1").bind(id),
  ]);
}

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
