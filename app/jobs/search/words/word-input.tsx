import { TextInput, type TextInputProps } from "#app/kit/ui/control/filter-controls.tsx";
import type { WordField } from "./suggest-words.ts";

interface WordInputProps extends TextInputProps {
  of: WordField;
}

/** A search field that suggests words from its first focus on. Until then it loads nothing of that. */
export const WordInput = ({ of, ...input }: WordInputProps) => (
  <TextInput {...input} onFocus={(field) => suggest(field, of)} />
);

const suggest = (field: HTMLInputElement, of: WordField) =>
  void import("./suggest-words.ts").then(
    ({ suggestWords }) => suggestWords(field, of),
    () => {},
  );
