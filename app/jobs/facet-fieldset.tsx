import { formatCount } from "#app/ui/count.ts";
import { useFollowingState } from "#app/ui/use-following-state.ts";
import type { FacetGroup, FacetOption } from "./facet-view.ts";

/** A group of checkboxes with counts; a choice that finds nothing stays in sight, disabled. */
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
  const [isChosen, setChosen] = useFollowingState(option.isChosen);
  return (
    <label className="tick">
      <input
        type="checkbox"
        name={name}
        value={option.value}
        checked={isChosen}
        onChange={(event) => setChosen(event.target.checked)}
        disabled={option.isEmpty && !isChosen}
      />
      {option.label}
      <b>{formatCount(option.count)}</b>
    </label>
  );
}
