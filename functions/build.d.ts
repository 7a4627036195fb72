declare module "*/build/server/index.js" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}

declare module "*/build/record.json" {
  const record: import("#app/kit/platform/build-record.ts").BuildRecord;
  export default record;
}

declare module "*/.cache/downloads/made.js" {
  const made: Readonly<Record<string, { pages: number; pdfBytes: number; sheetBytes: number }>>;
  export default made;
}

interface CacheStorage {
  default: Cache;
}
