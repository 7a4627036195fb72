import type { ReactNode } from "react";

export const FieldGroup = ({
  legend,
  note,
  children,
}: {
  legend: string;
  note?: string;
  children: ReactNode;
}) => (
  <div className="border-line border-t pt-5">
    <fieldset className="min-w-0">
      <legend className="pb-3 font-bold text-xl">{legend}</legend>
      {note && <p className="max-w-2xl pb-3 text-ink-2 text-md">{note}</p>}
      <div className="grid min-w-0 gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  </div>
);
