import { Link } from "@remix-run/react";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { Choice, TextInput } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { Pager } from "#app/kit/ui/pager.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/phone-fold.css";
import type { SpecialtiesPageView } from "./specialties-page.server.ts";
import { toSpecialtyParams } from "./specialty-filters.ts";

export function SpecialtiesView({ view }: { view: SpecialtiesPageView }) {
  const { filters, specialties, pages, questions } = view;
  return (
    <>
      <PageHeader isAiry title={`${formatCount(view.total)} healthcare specialties`} lead={view.lead} />
      <div className="page pb-10">
        <SpecialtySearch view={view} />
        <div className="flex flex-wrap items-center justify-between gap-3 pt-8 pb-3">
          <h2
            id="specialties-shown"
            tabIndex={-1}
            aria-live="polite"
            className="text-lg tabular-nums outline-none"
          >
            {view.shown}
          </h2>
          {!view.isWhole && (
            <Link to={paths.specialties()} className="link inline-flex min-h-11 items-center">
              Show all specialties
            </Link>
          )}
        </div>
        <LinkGrid links={specialties} />
        <Pager
          label="Pages of specialties"
          page={filters.page}
          pages={pages}
          headingId="specialties-shown"
          toPage={(page) => paths.specialties(toSpecialtyParams({ ...filters, page }))}
        />
        <p className="max-w-3xl pt-6 text-ink-3 text-sm">
          Each number counts open jobs in the field we file the specialty under. Several specialties can share
          a field.
        </p>
      </div>
      <div className="page">
        <PhoneFold title={`${view.families.length} families`} heading="h2" id="families">
          <p className="pb-3 text-ink-2">Number of specialties and open jobs in each family.</p>
          <LinkGrid
            links={view.families.map(({ name, slug, note }) => ({
              name,
              to: paths.specialtyFamily(slug),
              note,
            }))}
          />
        </PhoneFold>
        {questions.length > 0 && (
          <TextSection id="questions" title="Questions" className="border-line border-t">
            <FaqBlock items={questions} />
          </TextSection>
        )}
      </div>
    </>
  );
}

function SpecialtySearch({
  view: { filters, categories, priorities, families },
}: {
  view: SpecialtiesPageView;
}) {
  return (
    <>
      <SearchForm
        label="Specialties"
        action={paths.specialties()}
        className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_9rem_auto]"
      >
        <TextInput
          label="Specialty"
          name="query"
          value={filters.query}
          placeholder="Cardiology, NICU, ob-gyn"
        />
        <Choice label="Group" name="category" value={filters.category ?? ""}>
          <option value="">All groups</option>
          {categories.map(({ value, name, count }) => (
            <option key={value} value={value}>
              {name} ({count})
            </option>
          ))}
        </Choice>
        <Choice label="Family" name="family" value={filters.family ?? ""}>
          <option value="">All families</option>
          {families.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice label="Priority" name="priority" value={filters.priority ?? ""}>
          <option value="">Any</option>
          {priorities.map(({ value, name, count }) => (
            <option key={value} value={value}>
              {name} ({count})
            </option>
          ))}
        </Choice>
        <Button className="self-end">
          <Icon name="search" />
          Search
        </Button>
      </SearchForm>
      <ul className="flex flex-wrap gap-2 pt-4">
        {categories.map(({ value, name, count }) => {
          const isChosen = filters.category === value;
          const changed = { ...filters, page: 1, category: isChosen ? null : value };
          return (
            <li key={value}>
              <Link
                to={paths.specialties(toSpecialtyParams(changed))}
                aria-current={isChosen ? "true" : undefined}
                className={buttonClass(isChosen ? "solid" : "outline", "small")}
              >
                {name} <span className="font-normal tabular-nums">{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
