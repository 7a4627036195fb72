/**
 * A table that only its reader may see, as a file to download.
 *
 * @param body as `toCsv` writes it
 * @param name of letters, digits, hyphens and dots
 */
export const toPrivateCsv = (body: BodyInit, name: string): Response =>
  new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
