import { buttonClass } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Icon } from "#app/kit/ui/icon.tsx";

interface ShareButtonProps {
  path: string;
  title: string;
  text?: string;
  look?: "outline" | "quiet";
  className?: string;
}

/** Hidden without JavaScript, when the browser's own menu shares the page. */
export function ShareButton({ path, title, text, look = "outline", className }: ShareButtonProps) {
  async function press() {
    const { share } = await import("./share.ts");
    await share({ title, text, url: new URL(path, location.origin).href });
  }

  return (
    <button
      type="button"
      aria-label={`Share ${title}`}
      onClick={() => void press().catch(() => {})}
      className={buttonClass(look, "normal", classNames("needs-script", className))}
    >
      <Icon name="share-2" />
      Share
    </button>
  );
}
