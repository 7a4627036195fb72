import { Icon } from "#app/kit/ui/icon.tsx";
import { onPress } from "./theme.ts";

export function ThemeButton() {
  return (
    <button
      type="button"
      aria-label="Switch between light and dark"
      data-tip
      {...onPress.switchTheme}
      className="header-button needs-script"
    >
      <Icon name="sun-moon" />
    </button>
  );
}
