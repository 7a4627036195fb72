import { Link } from "@remix-run/react";
import { useFollowing } from "#app/kit/ui/control/use-following.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { FocusState } from "#app/kit/ui/pager.tsx";
import type { FacetGroup, FacetOption } from "./facet-view.ts";

/** A cut group leads to the same list with the whole group, where the focus goes to its first new option. */
export function FacetFieldset({ group, unfoldTo }: { group: FacetGroup; unfoldTo: string | null }) {
  const { name, label, options, shown, isCut } = group;
  const restId = `more-${name}`;
  return (
    <fieldset>
      <legend className="pb-1 font-semibold text-md">{label}</legend>
      {options.map((option, at) => (
        <Option
          key={option.value}
          id={at === shown ? restId : undefined}
          name={option.name ?? name}
          option={option}
        />
      ))}
      {shown !== undefined && !isCut && <input type="hidden" name="unfold" value={name} />}
      {isCut && unfoldTo && (
        <Link
          to={unfoldTo}
          rel="nofollow"
          state={{ focus: restId } satisfies FocusState}
          preventScrollReset
          className="link flex min-h-9 items-center text-sm"
        >
          Show all {label.toLowerCase()}s
        </Link>
      )}
    </fieldset>
  );
}

function Option({ id, name, option }: { id: string | undefined; name: string; option: FacetOption }) {
  const control = useFollowing(option.isChosen, showTick);
  return (
    <label className="tick">
      <input
        ref={control}
        id={id}
        type="checkbox"
        name={name}
        value={option.value}
        defaultChecked={option.isChosen}
      />
      {option.label}
      {option.count !== null && <b>{formatCount(option.count)}</b>}
    </label>
  );
}

function showTick(control: HTMLInputElement, isChosen: boolean): void {
  control.checked = isChosen;
}
