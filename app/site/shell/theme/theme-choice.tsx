import { useId } from "react";
import { onPress, type Theme } from "./theme.ts";
import { useTheme } from "./use-theme.ts";

const choices: { value: Theme; label: string }[] = [
  { value: "system", label: "As my device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** React requires a handler; the first script does the work. */
const answeredBefore = () => {};

export function ThemeChoice() {
  const theme = useTheme();
  return (
    <label className="needs-script inline-flex flex-wrap items-center gap-2">
      Theme
      <select
        id={useId()}
        value={theme}
        onChange={answeredBefore}
        {...onPress.chooseTheme}
        className="h-11 rounded-control border border-line-strong bg-surface px-3 text-ink"
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
