import { useRouteLoaderData } from "@remix-run/react";
import type { MouseEvent } from "react";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";

interface ShareButtonProps {
  path: string;
  title: string;
  text?: string;
  look?: "outline" | "quiet";
  className?: string;
}

/** Before scripts run, and without them, it is a link that mails the address. */
export function ShareButton({ path, title, text, look = "outline", className }: ShareButtonProps) {
  const siteUrl = useRouteLoaderData<{ siteUrl: string }>("root")?.siteUrl ?? "";

  function press(event: MouseEvent) {
    event.preventDefault();
    import("./share.ts")
      .then(({ share }) => share({ title, text, url: new URL(path, location.origin).href }))
      .catch(() => {});
  }

  return (
    <a
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(siteUrl + path)}`}
      aria-label={`Share ${title}`}
      onClick={press}
      className={buttonClass(look, "normal", className)}
    >
      <Icon name="share-2" />
      Share
    </a>
  );
}
