interface Load {
  version: string;
  at: number;
}

export async function findLoad(db: D1Database, name: string): Promise<Load | null> {
  return await db.prepare("SELECT version, at FROM loads WHERE name = ?").bind(name).first<Load>();
}

/** Run this with the last write of the load. */
export function toLoadWrite(db: D1Database, name: string, { version, at }: Load): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO loads (name, version, at) VALUES (?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET version = excluded.version, at = excluded.at`,
    )
    .bind(name, version, at);
}
