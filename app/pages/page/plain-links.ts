import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";

/** Follows plain links by client-side navigation, because a `<Link>` costs several times as much as an `<a>`. */
export function usePlainLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const isForBrowser =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (
      !link ||
      link.hasAttribute("download") ||
      isForBrowser ||
      event.defaultPrevented ||
      link.origin !== location.origin
    )
      return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}
