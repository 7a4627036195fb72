import { writeFileSync } from "node:fs";
import { printSchema } from "./schema/print-schema.ts";

writeFileSync("docs/schema.sql", printSchema());
console.log("docs/schema.sql shows the database as the migrations leave it.");
