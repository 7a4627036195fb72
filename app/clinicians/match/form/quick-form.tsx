import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { listOptions } from "#app/clinicians/profile/form/form-values.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { shiftNames } from "#app/jobs/postings/record/job-names.ts";
import { NamedOptions } from "#app/kit/forms/named-options.tsx";
import { ChoiceField, ShownForm, TextField, Tick } from "#app/kit/forms/shown-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import type { FactErrors, FactValues } from "./asked-fields.ts";

interface QuickFormProps {
  professions: string;
  values: FactValues;
  errors: FactErrors;
  /** A profile whose other answers stay. */
  record: string | null;
}

/** Posted, so that no address, history or log has what someone said about herself. */
export function QuickForm({ professions, values, errors, record }: QuickFormProps) {
  return (
    <ShownForm.Provider value={{ values, errors: { ...errors }, firstInvalid: Object.keys(errors)[0] }}>
      <MatchForm className="grid max-w-3xl gap-4">
        {record && <input type="hidden" name="record" value={record} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField name="profession" label="Profession" empty="Choose a profession">
            <NamedOptions names={listOptions(professions)} />
          </ChoiceField>
          <TextField name="specialty" label="Specialty" placeholder="ICU" maxLength={100} />
          <div>
            <ChoiceField name="license" label="Licensed in" empty="No license yet">
              {states.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </ChoiceField>
            <Tick name="multistate">Multistate (nurses) or compact</Tick>
          </div>
          <ChoiceField name="shift" label="Shift" empty="Any shift">
            <NamedOptions names={Object.entries(shiftNames)} />
          </ChoiceField>
          <TextField
            name="minPay"
            label="Minimum pay an hour"
            inputMode="decimal"
            placeholder="$"
            maxLength={20}
          />
          <TextField name="place" label="City" placeholder="Austin, TX" maxLength={100} />
          <TextField name="years" label="Years of experience" inputMode="numeric" maxLength={2} />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button>Show what fits</Button>
          <p className="text-ink-3 text-sm">Not stored, and not part of the address.</p>
        </div>
      </MatchForm>
    </ShownForm.Provider>
  );
}

/** One fetcher for all forms of the page, so that the latest answer is shown. */
export const matchFetcher = "match";

export function MatchForm({ children, className }: { children: ReactNode; className?: string }) {
  const fetcher = useFetcher({ key: matchFetcher });
  return (
    <fetcher.Form method="post" action={paths.candidateMatching()} className={className}>
      {children}
    </fetcher.Form>
  );
}
