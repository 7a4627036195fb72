/** Only its reader may see it, so no cache keeps it. `name` has only letters, digits, hyphens and dots. */
export const toPrivateCsv = (body: BodyInit, name: string): Response =>
  new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
