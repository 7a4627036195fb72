import type { ReactNode } from "react";
import { LicenseField, type ToldLicense } from "#app/licensing/mine/license-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextInput } from "#app/ui/control/filter-controls.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface FieldsProps {
  query: string;
  location: string;
  /** The license that the address names. */
  license: ToldLicense | null;
  /** True where a remembered license narrows the next search from the start. */
  isLicenseFilter: boolean;
  /** False on a page about one place. */
  hasPlace?: boolean;
  className?: string;
  /** More fields, before the button. */
  children?: ReactNode;
}

/** What, Where and License, for a form that goes to /jobs by GET. `data-search="live"` on it searches after "Done". */
export function SearchFields({
  query,
  location,
  license,
  isLicenseFilter,
  hasPlace = true,
  className,
  children,
}: FieldsProps) {
  return (
    <div className={classNames("grid items-start gap-item", className)}>
      <TextInput label="What" name="query" value={query} placeholder="Title, specialty or employer" />
      {hasPlace && (
        <TextInput label="Where" name="location" value={location} placeholder="City, state or ZIP" />
      )}
      <LicenseField told={license} isFilter={isLicenseFilter} />
      {children}
      <Button className="search-button">
        <Icon name="search" />
        Search
      </Button>
    </div>
  );
}
