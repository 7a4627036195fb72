import { type FormEvent, type ReactNode, useContext, useState } from "react";
import { mostCertificates } from "#app/clinicians/profile/record/limits.ts";
import { mostLicenseStates } from "#app/facts/licensing/license-fields.ts";
import { StateOptions } from "#app/facts/licensing/question/license-form.tsx";
import { ChoiceField, ShownForm, TextField, Tick } from "#app/kit/forms/shown-form.tsx";
import { countRows, listOptions, rowNumbers } from "./form-values.ts";

interface RowsProps {
  name: "license" | "certificate";
  most: number;
  children: (row: number) => ReactNode;
}

/** With scripts, choosing in the last row adds another. Without them, the saved form has one more. */
function Rows({ name, most, children }: RowsProps) {
  const { values } = useContext(ShownForm);
  const [count, setCount] = useState(() => countRows(values, name, most));

  function change({ currentTarget }: FormEvent<HTMLDivElement>) {
    const last = [...currentTarget.querySelectorAll("select")].at(-1);
    if (last?.value) setCount(Math.min(most, count + 1));
  }

  return (
    <div className="held-rows" onChange={change}>
      {rowNumbers(count).map((row) => (
        <div key={row} className="held-row">
          {children(row)}
        </div>
      ))}
    </div>
  );
}

export const LicenseRows = () => (
  <Rows name="license" most={mostLicenseStates}>
    {(row) => (
      <>
        <ChoiceField
          name={`license${row}`}
          label={row === 1 ? "Home state" : `State ${row}`}
          empty={row === 1 ? "Choose a state" : "No other state"}
        >
          <StateOptions />
        </ChoiceField>
        <TextField
          name={`licenseExpires${row}`}
          label={row === 1 ? "Expires" : `State ${row} expires`}
          type="date"
        />
        <Tick name={`multistate${row}`}>
          Multistate or compact<span className="sr-only"> ({row})</span>
        </Tick>
      </>
    )}
  </Rows>
);

export const CertificateRows = ({ options }: { options: string }) => (
  <Rows name="certificate" most={mostCertificates}>
    {(row) => (
      <>
        <ChoiceField name={`certificate${row}`} label={`Certificate ${row}`} empty="None">
          {listOptions(options).map(([code, name]) => (
            <option key={code} value={code}>
              {code}: {name}
            </option>
          ))}
        </ChoiceField>
        <TextField name={`certificateExpires${row}`} label={`Certificate ${row} expires`} type="date" />
      </>
    )}
  </Rows>
);
