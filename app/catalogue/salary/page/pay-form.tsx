import { payFields } from "#app/catalogue/salary/question/pay-address.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Choice } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { showText, useFollowing } from "#app/kit/ui/control/use-following.ts";
import { paths } from "#app/paths.ts";
import type { PayFormView } from "./pay-form.server.ts";

const listId = "pay-places";

export function PayForm({ form }: { form: PayFormView }) {
  return (
    <SearchForm label="Compare pay" action={paths.salaryComparison()} className="pay-form">
      <Choice label="Profession or specialty" name={payFields.role} value={form.role}>
        <option value="">Choose one</option>
        {form.groups.map(([title, roles]) => (
          <optgroup key={title} label={title}>
            {roles.map(([slug, label]) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      <fieldset>
        <legend>Up to four places</legend>
        {form.places.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are alike but for their place
          <PlaceInput key={at} number={at + 1} name={name} />
        ))}
      </fieldset>
      <datalist id={listId}>
        <option value="United States" />
        {[...states.map((state) => state.name), ...form.metros].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="pay-basis">
        <Choice label="Shown by the" name={payFields.per} value={form.per}>
          <option value="hour">Hour</option>
          <option value="week">Week</option>
          <option value="year">Year</option>
        </Choice>
        <HoursInput hours={form.hours} isRefused={form.isHoursRefused} />
        <Button>Compare pay</Button>
      </div>
    </SearchForm>
  );
}

const inputClass = "h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3";
const examples = ["Texas", "Houston, TX", "California", "United States"];

function PlaceInput({ number, name }: { number: number; name: string }) {
  const control = useFollowing<HTMLInputElement, string>(name, showText);
  return (
    <input
      ref={control}
      type="text"
      name={payFields.place}
      aria-label={`Place ${number}`}
      defaultValue={name}
      placeholder={examples[number - 1]}
      list={listId}
      maxLength={100}
      autoComplete="off"
      className={inputClass}
    />
  );
}

function HoursInput({ hours, isRefused }: { hours: string; isRefused: boolean }) {
  const control = useFollowing<HTMLInputElement, string>(hours, showText);
  return (
    <label className="grid gap-1 font-semibold text-md">
      Hours a week
      <input
        ref={control}
        type="text"
        inputMode="decimal"
        name={payFields.hours}
        defaultValue={hours}
        maxLength={6}
        aria-invalid={isRefused || undefined}
        className={isRefused ? `${inputClass} border-coral` : inputClass}
      />
    </label>
  );
}
