declare const options: Parameters<typeof import("@remix-run/dev").vitePlugin>[0];
export default options;
