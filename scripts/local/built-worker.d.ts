declare module "*/build/server/worker.js" {
  const site: Required<
    Pick<
      ExportedHandler<import("#app/kit/platform/env.ts").Env, unknown>,
      "fetch" | "scheduled" | "queue" | "email"
    >
  >;
  export default site;
}
