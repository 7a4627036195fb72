import { Link, useLocation } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { licenseFields, type MyLicense } from "#app/facts/licensing/license-fields.ts";
import { toIconStyle } from "#app/kit/ui/icon.tsx";
import { island } from "#app/kit/ui/island.tsx";
import { forgetLicense, useMyLicense } from "./license-memory.ts";

/** Wakes at the page's first use: a part that never wakes would block every navigation. Few open it. */
const LicensePanel = island(() => import("./license-panel.tsx").then((module) => module.LicensePanel));

export interface SavedLicense extends MyLicense {
  label: string;
}

interface FieldProps {
  /** From the address, which outranks the remembered one. */
  told: SavedLicense | null;
  isFilter: boolean;
  /** A page with the fields in its HTML, for browsers without scripts. Null there. */
  unfoldTo: string | null;
}

export function LicenseField({ told, isFilter, unfoldTo }: FieldProps) {
  const mine = useMyLicense();
  const { pathname, search } = useLocation();
  const said = told ?? mine;
  const isApplied = told !== null || isFilter;

  const params = new URLSearchParams(search);
  for (const name of [...Object.values(licenseFields), "page"]) params.delete(name);

  const [isOpened, setOpened] = useState(unfoldTo === null);
  const open = (fold: HTMLDetailsElement | null) => {
    if (fold?.open) setOpened(true);
  };

  function remove(event: MouseEvent<HTMLAnchorElement>) {
    event.currentTarget.parentElement?.querySelector("summary")?.focus();
    forgetLicense();
    if (!told) event.preventDefault();
  }

  return (
    <div className="license-field">
      <details
        // It may have been opened before the scripts loaded.
        ref={open}
        name="menu"
        open={unfoldTo === null || undefined}
        onToggle={({ currentTarget }) => open(currentTarget)}
      >
        <summary>
          <span className="font-semibold text-md">
            License
            {said && !isApplied && <span className="font-normal text-ink-3">, not applied</span>}
          </span>
          <span className="license-chosen" data-said={said ? (isApplied ? "applied" : "kept") : undefined}>
            {said?.label ?? "Any license"}
          </span>
        </summary>
        {isOpened || unfoldTo === null ? (
          <LicensePanel told={told} isFilter={isFilter} />
        ) : (
          <Unopened license={told ?? (isFilter ? mine : null)} to={unfoldTo} />
        )}
      </details>
      {said && (
        <Link
          to={{ pathname, search: params.toString() }}
          preventScrollReset
          aria-label={`Remove my license: ${said.label}`}
          onClick={remove}
          className="license-forget icon-before"
          style={toIconStyle("x", 18)}
        />
      )}
    </div>
  );
}

/** What the form says of a license, and a way to the fields without scripts. */
function Unopened({ license, to }: { license: MyLicense | null; to: string }) {
  return (
    <p className="license-panel">
      {license && (
        <>
          <input type="hidden" name={licenseFields.profession} value={license.profession ?? ""} />
          {license.states.map((state) => (
            <input key={state} type="hidden" name={licenseFields.states} value={state} />
          ))}
          {license.multistate && <input type="hidden" name={licenseFields.multistate} value="1" />}
        </>
      )}
      <Link to={to} rel="nofollow" className="link">
        Choose your license
      </Link>
    </p>
  );
}
