export const isSlug = (text: string): boolean => /^[a-z0-9-]{1,100}$/.test(text) && /[a-z0-9]/.test(text);

const small = new Set(["and", "at", "by", "for", "in", "of", "or", "the", "to", "with"]);

export function toTitleCase(slug: string): string {
  return slug
    .split("-")
    .filter(Boolean)
    .map((word, i) => (i > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}

const maxWords = 12;

export function toPathWords(pathname: string): string[] {
  return toText(pathname.slice(0, 300))
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)$/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, maxWords);
}

function toText(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

export function toSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
