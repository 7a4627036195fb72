import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Raise it when a folder of the old form can no longer be read. */
const formatVersion = 1;

const fileSchema = z.object({ file: z.string(), sha256: z.string(), bytes: z.number() });

const tableSchema = z.object({
  ...fileSchema.shape,
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
});

const databaseSchema = z.object({
  /** Parents before their children. */
  tables: z.array(tableSchema),
  /** From `sqlite_schema`, in the order of creation. */
  schema: z.array(
    z.object({
      type: z.enum(["table", "virtual", "index", "view", "trigger"]),
      name: z.string(),
      sql: z.string(),
    }),
  ),
  /** Of the full-text tables, whose words are indexed anew. */
  settings: z.array(
    z.object({ table: z.string(), name: z.string(), value: z.union([z.string(), z.number()]) }),
  ),
});

const objectSchema = z.object({
  ...fileSchema.shape,
  key: z.string(),
  etag: z.string(),
  httpMetadata: z.record(z.string(), z.string()),
  customMetadata: z.record(z.string(), z.string()),
});

const manifestSchema = z.object({
  version: z.literal(formatVersion, {
    error: `The folder has another format than version ${formatVersion}. Restore it with the release that wrote it`,
  }),
  takenAt: z.iso.datetime(),
  source: z.enum(["local", "remote"]),
  databases: z.object({ DB: databaseSchema, VITALS_DB: databaseSchema }),
  files: z.array(objectSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type DatabaseCopy = z.infer<typeof databaseSchema>;
export type TableCopy = z.infer<typeof tableSchema>;
export type StoredObject = z.infer<typeof objectSchema>;
export type SchemaPart = DatabaseCopy["schema"][number];

export const manifestFile = "manifest.json";

export const newManifest = (parts: Omit<Manifest, "version">): Manifest => ({
  version: formatVersion,
  ...parts,
});

export function readManifest(folder: string): Manifest {
  const file = join(folder, manifestFile);
  if (!existsSync(file)) throw new Error(`${folder} is not a backup: it has no ${manifestFile}.`);
  const { data, error } = manifestSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (error) throw new Error(`${error.issues[0]!.message} (${error.issues[0]!.path.join(".")}).`);
  return data;
}

export async function listDamage(folder: string, { databases, files }: Manifest): Promise<string[]> {
  const damage: string[] = [];
  for (const { file, sha256, bytes } of [...databases.DB.tables, ...databases.VITALS_DB.tables, ...files]) {
    const path = join(folder, file);
    if (!existsSync(path)) damage.push(`${file} is missing`);
    else if (statSync(path).size !== bytes || (await hashFile(path)) !== sha256)
      damage.push(`${file} is not what was backed up`);
  }
  return damage;
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}
