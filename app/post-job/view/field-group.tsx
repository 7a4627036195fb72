import type { ReactNode } from "react";

/** Two columns where there is room. */
export const FieldGroup = ({
  legend,
  note,
  children,
}: {
  legend: string;
  note?: string;
  children: ReactNode;
}) => (
  <fieldset className="grid min-w-0 gap-3 border-line border-t pt-5">
    <legend className="float-left w-full font-bold text-xl">{legend}</legend>
    {note && <p className="clear-both max-w-2xl text-ink-2 text-md">{note}</p>}
    <div className="clear-both grid min-w-0 gap-4 sm:grid-cols-2">{children}</div>
  </fieldset>
);
