import type { ReactNode } from "react";
import { LicenseField, type SavedLicense } from "#app/facts/licensing/memory/license-field.tsx";
import { WordInput } from "#app/jobs/search/words/word-input.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { toIconStyle } from "#app/kit/ui/icon.tsx";

interface FieldsProps {
  query: string;
  location: string;
  license: SavedLicense | null;
  isLicenseFilter: boolean;
  /** See `LicenseField`. */
  unfoldTo: string | null;
  hasPlace?: boolean;
  /** On a narrow screen, place and license wait behind a press. */
  isFolded?: boolean;
  className?: string;
  children?: ReactNode;
}

/** For a form that goes to /jobs by GET. With `data-search="live"` it also searches after "Use this license". */
export function SearchFields({
  query,
  location,
  license,
  isLicenseFilter,
  unfoldTo,
  hasPlace = true,
  isFolded = false,
  className,
  children,
}: FieldsProps) {
  const more = (
    <>
      {hasPlace && (
        <WordInput
          of="where"
          label="Where"
          name="location"
          value={location}
          placeholder="City, state or ZIP"
        />
      )}
      <LicenseField told={license} isFilter={isLicenseFilter} unfoldTo={unfoldTo} />
    </>
  );
  return (
    <div className={classNames("grid items-start gap-item", className)}>
      <WordInput
        of="what"
        label="What"
        name="query"
        value={query}
        placeholder="Title, specialty or employer"
      />
      {isFolded ? (
        <details className="narrow-fold wide-open search-more">
          <summary>Place or license</summary>
          <div>{more}</div>
        </details>
      ) : (
        more
      )}
      {children}
      <Button className="search-button icon-before" style={toIconStyle("search")}>
        Search
      </Button>
    </div>
  );
}
