import type { ReactNode } from "react";
import "./phone-fold.css";

interface PhoneFoldProps {
  title: string;
  /** At the end of the line, seen before the press. */
  aside?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** One line on a phone until it is pressed. A wide screen shows all of it below its title. */
export const PhoneFold = ({ title, aside, isOpen, children }: PhoneFoldProps) => (
  <details className="phone-fold" open={isOpen || undefined}>
    <summary>
      <b>{title}</b>
      {aside}
    </summary>
    {children}
  </details>
);
