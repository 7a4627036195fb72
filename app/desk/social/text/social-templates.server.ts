import { asc, eq } from "drizzle-orm";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { socialTemplates } from "#app/kit/platform/schema.ts";
import type { NetworkTexts } from "./networks.ts";
import { standardTexts } from "./standard-texts.ts";

const mostTemplates = 100;

const templateColumns = {
  id: socialTemplates.id,
  publicId: socialTemplates.publicId,
  name: socialTemplates.name,
  texts: socialTemplates.texts,
};

export type SocialTemplate = Awaited<ReturnType<typeof listSocialTemplates>>[number];

export const listSocialTemplates = (db: Db) =>
  db.select(templateColumns).from(socialTemplates).orderBy(asc(socialTemplates.name)).limit(mostTemplates);

export async function findSocialTemplate(db: Db, publicId: string): Promise<SocialTemplate | null> {
  const [row] = await db
    .select(templateColumns)
    .from(socialTemplates)
    .where(eq(socialTemplates.publicId, publicId))
    .limit(1);
  return row ?? null;
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
export async function saveTemplate(
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
    const [same] = await db
      .select({ texts: socialTemplates.texts })
      .from(socialTemplates)
      .where(eq(socialTemplates.name, name))
      .limit(1);
    return !template && JSON.stringify(same?.texts) === json;
  }
}

/** Posts made from it keep their texts. */
export async function removeTemplate(
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
