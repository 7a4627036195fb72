import { Icon } from "#app/ui/icon.tsx";
import { useTheme } from "./use-theme.ts";

export function ThemeButton() {
  const [theme, choose] = useTheme();
  const isDark = () =>
    theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
  return (
    <button
      type="button"
      aria-label="Switch between light and dark"
      data-tip
      onClick={() => choose(isDark() ? "light" : "dark")}
      className="header-button needs-script"
    >
      <Icon name="sun-moon" />
    </button>
  );
}
