import { states } from "#app/markets/states.ts";
import { paths } from "#app/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { filterControl } from "./filter-controls.tsx";
import type { LicenseCheckView } from "./license-check.ts";

/** What the work takes, and an answer for the license that the visitor holds. Its form needs no script. */
export function LicenseCheck({ slug, check }: { slug: string; check: LicenseCheckView }) {
  const { takes, verdict, compact, form } = check;
  return (
    <section id="license" className="grid max-w-[44rem] gap-3">
      <h2 className="text-xl">License</h2>
      <p>{takes}</p>
      {verdict && (
        <Notice tone={verdict.tone} title={verdict.title}>
          {verdict.lines.map((line) => (
            <p key={line} className="pt-1">
              {line}
            </p>
          ))}
        </Notice>
      )}
      {compact && (
        <p className="text-ink-3 text-sm">
          Members as of {compact.asOf}:{" "}
          <a href={compact.url} className="link" rel="noopener">
            {compact.name}, official list
          </a>
        </p>
      )}
      {form && (
        <form
          key={slug}
          action={`${paths.job(slug)}#license`}
          className="flex flex-wrap items-end gap-x-4 gap-y-2 rounded-card border border-line p-4"
        >
          <label className="grid min-w-0 flex-1 basis-48 gap-1 font-semibold text-md">
            I hold a license in
            <select name="license" required defaultValue={form.state} className={filterControl}>
              <option value="">Choose a state</option>
              {states.map((state) => (
                <option key={state.code} value={state.code}>
                  {state.name}
                </option>
              ))}
            </select>
          </label>
          {form.asksMultistate && (
            <label className="tick">
              <input type="checkbox" name="multistate" value="1" defaultChecked={form.isMultistate} />
              It is multistate
            </label>
          )}
          <button type="submit" className={buttonClass("outline")}>
            May I work here?
          </button>
        </form>
      )}
    </section>
  );
}
