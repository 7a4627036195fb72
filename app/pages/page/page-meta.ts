import type { MetaDescriptor } from "@remix-run/cloudflare";
import { site } from "#app/site.ts";

const maxDescription = 160;

/** Spec section 9: at most 160 characters, cut to 157 and an ellipsis. */
export function toMetaDescription(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length <= maxDescription ? plain : `${plain.slice(0, maxDescription - 3)}...`;
}

interface PageMeta {
  title: string;
  description?: string;
  isIndexed?: boolean;
}

export function toPageMeta({ title, description, isIndexed = true }: PageMeta): MetaDescriptor[] {
  return [
    { title: `${title} | ${site.name}` },
    ...(description ? [{ name: "description", content: toMetaDescription(description) }] : []),
    ...(isIndexed ? toShareTexts(title, description) : [{ name: "robots", content: "noindex,follow" }]),
  ];
}

/** root.tsx adds the picture and the address, because it knows the site's. */
const toShareTexts = (title: string, description?: string): MetaDescriptor[] => [
  { property: "og:title", content: title },
  ...(description ? [{ property: "og:description", content: toMetaDescription(description) }] : []),
];
