import type { ReactNode } from "react";
import { LicenseField, type ToldLicense } from "#app/licensing/mine/license-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextInput } from "#app/ui/control/filter-controls.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface FieldsProps {
  query: string;
  location: string;
  license: ToldLicense | null;
  isLicenseFilter: boolean;
  hasPlace?: boolean;
  className?: string;
  children?: ReactNode;
}

/** For a form that goes to /jobs by GET. With `data-search="live"` it also searches after "Done". */
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
