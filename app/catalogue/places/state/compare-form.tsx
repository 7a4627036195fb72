import { StateOptions } from "#app/facts/licensing/question/license-form.tsx";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";

export function CompareForm({ slug, name }: { slug: string; name: string }) {
  return (
    <form action={paths.chooseComparison(slug)} className="flex w-full max-w-md flex-wrap items-end gap-2">
      <label className="grid min-w-0 flex-1 basis-48 gap-1 font-semibold text-md">
        Compare {name} with
        <select
          name="with"
          required
          defaultValue=""
          className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3"
        >
          <option value="">Choose a state</option>
          <StateOptions />
        </select>
      </label>
      <button type="submit" className={buttonClass("outline")}>
        Compare
      </button>
    </form>
  );
}
