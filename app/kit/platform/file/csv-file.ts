/** Only its reader may see it, so no cache keeps it. `name` has only letters, digits, hyphens and dots. */
export const toPrivateFile = (body: BodyInit, name: string, type: string): Response =>
  new Response(body, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });

export const toPrivateCsv = (body: BodyInit, name: string): Response => toPrivateFile(body, name, "text/csv");
