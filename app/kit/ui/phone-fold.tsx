import type { ReactNode } from "react";

interface PhoneFoldProps {
  title: string;
  /** For a part that has its place among the page's headings. A wide screen shows an h2 as a section. */
  heading?: "h2" | "h3";
  /** Of the content, because a browser opens the fold around an anchor. */
  id?: string;
  /** At the end of the line, seen before the press. */
  aside?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** One line on a phone until it is pressed. A wide screen shows all of it below its title. */
export function PhoneFold({ title, heading, id, aside, isOpen, children }: PhoneFoldProps) {
  const Title = heading ?? "b";
  return (
    <details className="phone-fold" open={isOpen || undefined}>
      <summary className="turn-mark">
        <Title>{title}</Title>
        {aside}
      </summary>
      {id ? (
        <div id={id} tabIndex={-1}>
          {children}
        </div>
      ) : (
        children
      )}
    </details>
  );
}
