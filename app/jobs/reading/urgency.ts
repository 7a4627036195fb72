import { toShortText } from "./text-limits.ts";

export const urgent =
  /\burgent(?:ly)?\b(?!\s*(?:care|treatment|clinic|medical|visit|dental|setting))|\bimmediate(?:ly)?[\s-]+(?:start|opening|openings|hire|hiring|need|needs|interview|interviews|availab\w+)|\bstart(?:ing|s)? (?:immediately|asap|right away)\b|\basap\b|\bneeded (?:immediately|now)\b/i;

export const isUrgent = (text: string): boolean => urgent.test(toShortText(text));
