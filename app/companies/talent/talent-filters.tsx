import { StateOptions } from "#app/facts/licensing/question/license-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Choice, TextInput } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { workPaths } from "#app/work-paths.ts";
import type { TalentAsked } from "./talent-search.ts";

interface Option {
  value: string;
  label: string;
}

interface TalentFilterProps {
  company: string;
  asked: Omit<TalentAsked, "profession"> & { profession: string };
  professions: readonly Option[];
  postings: readonly Option[];
}

const miles = [25, 50, 100, 250];
const years = [1, 2, 3, 5, 10, 15];

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export function TalentFilterForm({ company, asked, professions, postings }: TalentFilterProps) {
  return (
    <SearchForm
      label="Clinicians"
      action={workPaths.hiringTalent(company)}
      className="grid grid-cols-2 items-end gap-3 rounded-card border border-line bg-surface p-5 lg:grid-cols-4"
    >
      <Choice label="Compare with" name="job" value={asked.job}>
        {postings.length === 0 && <option value="">No open posting</option>}
        <Options options={postings} />
      </Choice>
      <Choice label="Profession" name="profession" value={asked.profession}>
        <Options options={professions} />
      </Choice>
      <TextInput label="Specialty" name="specialty" value={asked.specialty} placeholder="ICU" />
      <Choice label="License for" name="state" value={asked.state ?? ""}>
        <option value="">Any state</option>
        <StateOptions />
      </Choice>
      <Choice label="Experience" name="years" value={String(asked.years ?? "")}>
        <option value="">Any</option>
        <Options
          options={years.map((year) => ({
            value: String(year),
            label: year === 1 ? "1 year or more" : `${year} years or more`,
          }))}
        />
      </Choice>
      <TextInput label="Near" name="place" value={asked.place} placeholder="Spokane, WA" />
      <Choice label="Within" name="miles" value={String(asked.miles)}>
        <Options options={miles.map((each) => ({ value: String(each), label: `${each} miles` }))} />
      </Choice>
      <label className="grid gap-1 font-semibold text-md">
        Can start by
        <input
          type="date"
          name="start"
          defaultValue={asked.start ?? ""}
          className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 font-normal text-base"
        />
      </label>
      <div>
        <Button>Search</Button>
      </div>
    </SearchForm>
  );
}
