import { useEffect, useRef, useState } from "react";
import { FoldLine } from "#app/kit/ui/control/fold.tsx";
import type { ShownKind } from "./document.ts";

/**
 * Nothing is fetched before it is opened, as someone reads that the file was. Browsers without scripts would fetch a lazy
 * frame at once, so they get a link instead.
 */
export function ShownFile({ src, name, kind }: { src: string; name: string; kind: ShownKind }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the page's scripts came.
  useEffect(() => setOpen(place.current?.open ?? false), []);
  return (
    <details
      ref={place}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="shown-file overflow-clip rounded-card border border-line bg-surface print:hidden"
    >
      <FoldLine className="px-4">
        <span>
          Show here<span className="sr-only">: {name}</span>
        </span>
      </FoldLine>
      {isOpen && kind === "picture" && (
        <img
          src={src}
          alt={`The file ${name}`}
          className="mx-auto max-h-160 max-w-full border-line border-t object-contain"
        />
      )}
      {isOpen && kind === "pdf" && (
        <iframe
          src={src}
          title={`The file ${name}`}
          className="block h-160 max-h-dvh w-full border-line border-t"
        />
      )}
      {!isOpen && (
        <noscript>
          <a href={src} className="link inline-flex min-h-11 items-center px-4">
            Open it in the browser
          </a>
        </noscript>
      )}
    </details>
  );
}
