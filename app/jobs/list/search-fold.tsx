import { toIconStyle } from "#app/kit/ui/icon.tsx";
import { focusContent } from "#app/pages/page/use-focus-on-navigation.ts";
import { SearchFields } from "./search-fields.tsx";
import type { SearchPageView } from "./search-page.server.ts";
import { toUnfolded } from "./unfolded.ts";

/** One line on a narrow screen, until it is opened. */
export function SearchFold({ view }: { view: SearchPageView }) {
  const { filters, said } = view;
  const unfoldTo = toUnfolded(view, "license");
  return (
    <details className="search-fold" open={unfoldTo === null || undefined}>
      <summary className="icon-before" style={toIconStyle("search", 18)}>
        <span className="search-said">
          {said.length === 0 ? (
            "Title, place or license"
          ) : (
            <>
              {said.join(" · ")}
              <span aria-hidden="true"> · </span>
              <span className="link">Edit</span>
            </>
          )}
        </span>
      </summary>
      <SearchFields
        query={filters.query}
        location={filters.location}
        license={view.license}
        isLicenseFilter={false}
        unfoldTo={unfoldTo}
        hasPlace={!view.hasFixedPlace}
        className="search-fields"
      />
    </details>
  );
}

/** The results take the focus from a field that folds away. */
export function foldSearch(form: HTMLFormElement): void {
  const fold = form.querySelector<HTMLDetailsElement>(".search-fold")!;
  const isWide = !fold.querySelector("summary")!.checkVisibility();
  if (isWide || !fold.open || !fold.contains(document.activeElement)) return;
  fold.open = false;
  focusContent();
}
