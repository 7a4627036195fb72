import type { ReactNode } from "react";
import "./phone-fold.css";

/** One line on a phone until it is pressed. A wide screen shows all of it below its title. */
export const PhoneFold = ({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) => (
  <details className="phone-fold" open={isOpen || undefined}>
    <summary>
      <b>{title}</b>
    </summary>
    {children}
  </details>
);
