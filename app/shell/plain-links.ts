import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";

/**
 * For the parent of many plain links: follows them without loading the page anew. The header and the footer hold some
 * two hundred, and a `<Link>` costs the server and the browser's start several times what an `<a>` does.
 */
export function usePlainLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const isForBrowser =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || isForBrowser || event.defaultPrevented || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}
