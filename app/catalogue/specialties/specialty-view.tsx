import { Link } from "@remix-run/react";
import { GuideLine } from "#app/catalogue/articles/guide-line.tsx";
import { Openings } from "#app/jobs/search/openings/openings.tsx";
import { AlertMe } from "#app/jobs/search/percolator/alert-me.tsx";
import { ButtonLink, buttonClass } from "#app/kit/ui/button.tsx";
import { PayRange } from "#app/kit/ui/chart/pay-chart.tsx";
import { survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { paths } from "#app/paths.ts";
import { PostingLinks } from "./posting-links.tsx";
import type { SpecialtyPageView } from "./specialty-page.server.ts";
import type { SpecialtyFact } from "./specialty-search.ts";

export function SpecialtyView({ view }: { view: SpecialtyPageView }) {
  const { pay, links } = view;
  return (
    <>
      <SpecialtyHeader view={view} />
      <SpecialtyOpenings view={view} />
      <div className="page">
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {pay && (
            <TextSection id="pay" title={`Pay: ${pay.occupation}`}>
              <PayRange
                label={`Pay of ${pay.occupation}`}
                pay={pay.figures}
                n={pay.jobs}
                source={survey2025}
                hasLegend={false}
                note={pay.note}
              />
            </TextSection>
          )}
          <TextSection id="facts" title="At a glance">
            <FactRows facts={view.facts} />
          </TextSection>
        </div>
        {view.isRead && (
          <>
            <div className="grid gap-x-12 border-line border-t md:grid-cols-2">
              <TextSection id="training" title="Training">
                <p className="text-ink-2">{view.training}</p>
              </TextSection>
              <TextSection id="hiring" title="Hiring">
                <p className="text-ink-2">{view.hiring}</p>
              </TextSection>
            </div>
            <div id="related" className="pb-section">
              <PhoneFold title="Related specialties">
                <LinkGrid links={view.related} />
              </PhoneFold>
            </div>
          </>
        )}
        {view.filedWith && (
          <TextSection id="filed-with" title={view.filedWith.title} className="border-line border-t">
            <LinkGrid links={view.filedWith.links} />
          </TextSection>
        )}
        {links.length > 0 && (
          <TextSection id="links" title="Profession and recruiters" className="border-line border-t">
            <LinkGrid links={links} />
          </TextSection>
        )}
        {view.questions.length > 0 && (
          <TextSection id="questions" title="Questions" className="border-line border-t">
            <FaqBlock items={view.questions} />
          </TextSection>
        )}
      </div>
      <GuideLine guides={view.guides} />
    </>
  );
}

function SpecialtyHeader({ view }: { view: SpecialtyPageView }) {
  const { name, description, filed, priority, family, medianText, openings } = view;
  return (
    <header className="page grid justify-items-start gap-4 pt-8 pb-8 md:pt-12">
      <Chips chips={priority ? [{ label: priority, tone: "good" }] : []} />
      <h1>{name}</h1>
      <p className="max-w-3xl text-lg">{description}</p>
      <p className="max-w-3xl text-ink-2 tabular-nums">
        {filed && <strong className="block text-ink">{filed.text}</strong>}
        {medianText}
      </p>
      <div className="flex flex-wrap gap-3">
        {filed && filed.open > 0 && <ButtonLink to={filed.to}>See the jobs</ButtonLink>}
        {openings?.total === 0 && (
          <AlertMe search={openings.alert} label="Email me when one opens" className={buttonClass("solid")} />
        )}
        <ButtonLink to={paths.hireRequest({ position: name })} look="outline">
          Send a hiring request
        </ButtonLink>
        <ButtonLink to={family.to} look="quiet">
          {family.name}
        </ButtonLink>
      </div>
    </header>
  );
}

function SpecialtyOpenings({ view }: { view: SpecialtyPageView }) {
  const { openings, openingsTitle, mentions, filed } = view;
  if (!mentions)
    return (
      <Openings
        openings={openings}
        title={openingsTitle}
        emptyText={`We have no open ${openingsTitle} today.`}
        ground="band"
      />
    );
  const all = filed && filed.open > 0 ? { to: filed.to, label: filed.text } : mentions.wider;
  const hasMore = mentions.total > mentions.postings.length;
  const found = { label: `All ${formatCount(mentions.total)}`, to: mentions.search };
  return (
    <PostingLinks title={mentions.title} postings={mentions.postings} more={hasMore ? [found, all] : [all]} />
  );
}

function FactRows({ facts }: { facts: readonly SpecialtyFact[] }) {
  return (
    <dl className="grid">
      {facts.map(({ label, value, to }) => (
        <div
          key={label}
          className="grid min-h-11 grid-cols-[9rem_minmax(0,1fr)] items-center gap-4 border-line border-t py-2"
        >
          <dt className="text-ink-3 text-sm">{label}</dt>
          <dd>{to ? <FactLink to={to} value={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const FactLink = ({ to, value }: { to: string; value: string }) =>
  to.startsWith("/") ? (
    <Link to={to} className="link">
      {value}
    </Link>
  ) : (
    <a href={to} className="link">
      {value}
    </a>
  );
