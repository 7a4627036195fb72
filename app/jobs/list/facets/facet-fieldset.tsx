import { useFollowing } from "#app/kit/ui/control/use-following.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { FacetGroup, FacetOption } from "./facet-view.ts";

export function FacetFieldset({ group }: { group: FacetGroup }) {
  const shown = group.options.slice(0, group.shown);
  const more = group.options.slice(group.shown);
  return (
    <fieldset>
      <legend className="pb-1 font-semibold text-md">{group.label}</legend>
      {shown.map((option) => (
        <Option key={option.value} name={group.name} option={option} />
      ))}
      {more.length > 0 && (
        <details>
          <summary className="link flex min-h-9 items-center text-sm">
            Show all {group.label.toLowerCase()}s
          </summary>
          {more.map((option) => (
            <Option key={option.value} name={group.name} option={option} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

function Option({ name, option }: { name: string; option: FacetOption }) {
  const control = useFollowing(option.isChosen, showTick);
  return (
    <label className="tick">
      <input
        ref={control}
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
