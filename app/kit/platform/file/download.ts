/** Downloads the file (RFC 6266), with an ASCII name for old clients and the real one by RFC 5987. */
export function toContentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

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

/** Never opened in the browser: what a person uploads may be a page or a program too. */
export const toDownload = ({ body, size }: R2ObjectBody, name: string, type: string): Response =>
  new Response(body, {
    headers: {
      "content-type": type,
      "content-length": String(size),
      "content-disposition": toContentDisposition(name),
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
