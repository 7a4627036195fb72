import { DatabaseSync } from "node:sqlite";
import { createDemoJobs } from "../demo/demo-jobs.ts";
import { toBenchJobs } from "./bench-jobs.ts";

const rows = 10_000;
const rounds = 9;
const perRound = 20;

/** Bare SQLite in this process ranks "registered nurse" in one state among 10,000 postings and counts them. */
export function timeFixedWords(): number {
  const db = new DatabaseSync(":memory:");
  db.exec(
    "CREATE VIRTUAL TABLE postings USING fts5 (title, body, state, content = '', tokenize = 'porter unicode61')",
  );
  fill(db);
  const match = "- state : (registered AND nurse) AND state : TX";
  const ranked = db.prepare("SELECT rowid FROM postings WHERE postings MATCH ? ORDER BY rank LIMIT 20");
  const counted = db.prepare("SELECT count(*) FROM postings WHERE postings MATCH ?");
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    for (let run = 0; run < perRound; run++) {
      ranked.all(match);
      counted.get(match);
    }
    return (performance.now() - start) / perRound;
  });
  db.close();
  // Other work on the machine only adds time.
  return Math.min(...times);
}

function fill(db: DatabaseSync): void {
  const insert = db.prepare("INSERT INTO postings (rowid, title, body, state) VALUES (?, ?, ?, ?)");
  // The same postings on each day, so that the work is the same.
  const now = Date.UTC(2026, 6, 1);
  db.exec("BEGIN");
  let id = 0;
  for (const { title, descriptionHtml, stateCode } of toBenchJobs(createDemoJobs(now), 0, rows, now))
    insert.run(++id, title, descriptionHtml.replace(/<[^<>]+>/g, " "), stateCode);
  db.exec("COMMIT");
}
