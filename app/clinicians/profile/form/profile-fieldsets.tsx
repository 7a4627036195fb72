import type { ReactNode } from "react";
import { maxPlaceLength, mostSpecialties, paidPer } from "#app/clinicians/profile/record/limits.ts";
import { shiftNames, typeNames } from "#app/jobs/postings/record/job-names.ts";
import { NamedOptions } from "#app/kit/forms/named-options.tsx";
import { ChoiceField, TextField, Tick } from "#app/kit/forms/shown-form.tsx";
import { listOptions, type PackedOptions, rowNumbers } from "./form-values.ts";
import { CertificateRows, LicenseRows } from "./held-rows.tsx";

const specialtyList = "specialty-names";

export function ProfileFieldsets({ options }: { options: PackedOptions }) {
  return (
    <>
      <Group legend="Your work">
        <ChoiceField name="profession" label="Profession" empty="Choose a profession">
          <NamedOptions names={listOptions(options.professions)} />
        </ChoiceField>
        <TextField name="years" label="Years of experience" inputMode="numeric" maxLength={2} />
        {rowNumbers(mostSpecialties).map((row) => (
          <TextField
            key={row}
            name={`specialty${row}`}
            label={row === 1 ? "Main specialty" : `Specialty ${row}`}
            list={specialtyList}
            maxLength={100}
          />
        ))}
        <datalist id={specialtyList}>
          {listOptions(options.specialties).map(([slug, name]) => (
            <option key={slug} value={name} />
          ))}
        </datalist>
      </Group>
      <Group
        legend="Licenses"
        note="Put your home state first. Tick the box for a nurse's multistate license, or for one that you use through your profession's compact."
        isWide
      >
        <LicenseRows />
        <Tick name="useLicenses">Use my licenses in searches and on postings</Tick>
      </Group>
      <Group legend="Certificates" isWide>
        <CertificateRows options={options.certificates} />
      </Group>
      <Group legend="Where you are and what you earn">
        <TextField
          name="place"
          label="Place"
          hint="A city and its state, such as Austin, TX, or a state."
          maxLength={maxPlaceLength}
        />
        <Pay name="pay" label="Current pay before tax" />
      </Group>
      <Group legend="What you want next" note="Leave blank if any is fine.">
        <Ticks legend="Job type" prefix="type" names={typeNames} />
        <Ticks legend="Shift" prefix="shift" names={shiftNames} />
        <Pay name="minPay" label="Minimum pay" />
        <TextField
          name="miles"
          label="Distance from your place, in miles"
          inputMode="numeric"
          maxLength={3}
        />
      </Group>
    </>
  );
}

interface GroupProps {
  legend: string;
  note?: string;
  isWide?: boolean;
  children: ReactNode;
}

const Group = ({ legend, note, isWide, children }: GroupProps) => (
  <fieldset className="profile-group">
    <legend className="font-bold text-xl">{legend}</legend>
    {note && <p className="text-ink-2 text-md">{note}</p>}
    <div className={isWide ? "grid gap-4" : "grid gap-4 sm:grid-cols-2"}>{children}</div>
  </fieldset>
);

const Pay = ({ name, label }: { name: "pay" | "minPay"; label: string }) => (
  <div className="pay-fields">
    <TextField name={name} label={label} inputMode="decimal" maxLength={20} placeholder="$" />
    <ChoiceField name={`${name}Per`} label="Per">
      {paidPer.map((per) => (
        <option key={per} value={per}>
          {per}
        </option>
      ))}
    </ChoiceField>
  </div>
);

interface TicksProps {
  legend: string;
  prefix: string;
  names: Readonly<Record<string, string>>;
}

const Ticks = ({ legend, prefix, names }: TicksProps) => (
  <fieldset id={prefix} tabIndex={-1} className="grid content-start gap-1">
    <legend className="font-semibold text-md">{legend}</legend>
    <div className="profile-ticks">
      {Object.entries(names).map(([value, name]) => (
        <Tick key={value} name={`${prefix}-${value}`}>
          {name}
        </Tick>
      ))}
    </div>
  </fieldset>
);
