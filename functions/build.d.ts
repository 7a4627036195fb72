declare module "*/build/server/index.js" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}

// workerd's own cache, which the DOM library does not know.
interface CacheStorage {
  default: Cache;
}
