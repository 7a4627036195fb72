import { toRunningText } from "./figures.ts";

export const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const continueSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export function listWithOr(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** "Northquill Health, Inc." and "D.C." end a sentence with their own period. */
export const endSentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

/** "an MRI", whose letters are named one by one. */
export const withArticle = (text: string): string =>
  `${/^([AEIOaeio]|[FHLMNRSX](?=[A-Z]))/.test(text) ? "an" : "a"} ${text}`;

export const toLabel = (name: string): string => startSentence(toRunningText(name));
