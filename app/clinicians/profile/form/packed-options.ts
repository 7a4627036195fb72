export interface PackedOptions {
  professions: string;
  specialties: string;
  certificates: string;
}

type Option = readonly [value: string, name: string];

/** Three long lists as strings make the page's data a third as long. */
export const packOptions = (options: readonly Option[]): string =>
  options.map((option) => option.join("=")).join("\n");

export const listOptions = (packed: string): Option[] =>
  packed.split("\n").map((line) => line.split("=") as unknown as Option);
