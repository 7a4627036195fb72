import { requiredLine } from "#app/kit/forms/fields.ts";

export const tagField = requiredLine("Enter a tag", 30).transform((tag) => tag.replace(/\s+/g, " "));

export const readTagNames = (tags: string): string[] =>
  (JSON.parse(tags) as string[]).sort((a, b) => a.localeCompare(b));
