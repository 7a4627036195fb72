import { Link } from "@remix-run/react";
import { classNames } from "#app/kit/ui/class-names.ts";

interface ChoiceLink {
  name: string;
  label: string;
  to: string;
  isChosen: boolean;
}

export function ChoiceLinks({ choices }: { choices: readonly ChoiceLink[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {choices.map(({ name, label, to, isChosen }) => (
        <li key={name}>
          <Link
            to={to}
            aria-current={isChosen ? "true" : undefined}
            className={classNames(
              "inline-flex min-h-11 items-center rounded-control border px-3.5 font-semibold text-md",
              isChosen ? "border-accent bg-accent-soft" : "border-line-strong hover:bg-sunken",
            )}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
