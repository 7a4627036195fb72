import { existsSync, readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import type { Plugin } from "vite";

const types: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".svg": "image/svg+xml",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** In development nobody copies the worksheets beside the Worker. */
export function devDownloads(folder: string): Plugin {
  return {
    name: "clinward-downloads",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use("/downloads", (request, response, next) => {
        const file = `${folder}/${basename(request.url ?? "")}`;
        const type = types[extname(file)];
        if (!type || !existsSync(file)) return next();
        response.writeHead(200, { "content-type": type }).end(readFileSync(file));
      });
    },
  };
}
