import { toShortText } from "./phrases.ts";

export const urgent =
  /\burgent(?:ly)?\b(?!\s*(?:care|treatment|clinic|medical|visit|dental|setting))|\bimmediate(?:ly)?[\s-]+(?:start|opening|openings|hire|hiring|need|needs|interview|interviews|availab\w+)|\bstart(?:ing|s)? (?:immediately|asap|right away)\b|\basap\b|\bneeded (?:immediately|now)\b/i;

const soon =
  /\b(?:immediate(?:ly)?|asap|as soon as possible|now|today|right away|flexible|open|negotiable|to be agreed)\b/i;

/** Urgent says that the job starts at once, which another stated start denies. */
export const deniesUrgent = (start: string | null | undefined): boolean =>
  Boolean(start?.trim()) && !soon.test(toShortText(start!));

export const isUrgent = (text: string): boolean => urgent.test(toShortText(text));
