import { Link, useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { licenseFields, type MyLicense } from "#app/facts/licensing/license-fields.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { island } from "#app/kit/ui/island.tsx";
import { forgetLicense, useMyLicense } from "./license-memory.ts";

/** Wakes at the page's first use: a part that never wakes would block every navigation. */
const LicensePanel = island(() => import("./license-panel.tsx").then((module) => module.LicensePanel));

export interface SavedLicense extends MyLicense {
  label: string;
}

interface FieldProps {
  /** From the address, which outranks the remembered one. */
  told: SavedLicense | null;
  isFilter: boolean;
}

export function LicenseField({ told, isFilter }: FieldProps) {
  const mine = useMyLicense();
  const { pathname, search } = useLocation();
  const said = told ?? mine;
  const isApplied = told !== null || isFilter;

  const params = new URLSearchParams(search);
  for (const name of [...Object.values(licenseFields), "page"]) params.delete(name);

  function remove(event: MouseEvent<HTMLAnchorElement>) {
    event.currentTarget.parentElement?.querySelector("summary")?.focus();
    forgetLicense();
    if (!told) event.preventDefault();
  }

  return (
    <div className="license-field">
      <details name="menu">
        <summary>
          <span className="font-semibold text-md">
            License
            {said && !isApplied && <span className="font-normal text-ink-3">, not applied</span>}
          </span>
          <span className="license-chosen" data-said={said ? (isApplied ? "applied" : "kept") : undefined}>
            {said?.label ?? "Any license"}
          </span>
        </summary>
        <LicensePanel told={told} isFilter={isFilter} />
      </details>
      {said && (
        <Link
          to={{ pathname, search: params.toString() }}
          preventScrollReset
          aria-label={`Remove my license: ${said.label}`}
          onClick={remove}
          className="license-forget"
        >
          <Icon name="x" size={18} />
        </Link>
      )}
    </div>
  );
}
