import { Link } from "@remix-run/react";
import { LicenseNotes } from "#app/facts/licensing/license-notes.tsx";
import { LicenseQuestion } from "#app/facts/licensing/question/license-question.tsx";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { toLabel } from "#app/kit/text/sentence.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import { type GridLink, LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { CompactMap } from "#app/pages/page/map/compact-map.tsx";
import { paths } from "#app/paths.ts";
import type { ProfessionPageView } from "./profession-page.server.ts";
import { StateGroups } from "./state-groups.tsx";

type View = ProfessionPageView;

export function ProfessionAboutSections({ view }: { view: View }) {
  return (
    <>
      <Outlook view={view} />
      <License view={view} />
      <Work view={view} />
      <More view={view} />
    </>
  );
}

function Outlook({ view: { outlook } }: { view: View }) {
  return (
    <div className="page">
      <TextSection id="outlook" title="Outlook to 2034" lead={outlook.text}>
        <FactList facts={outlook.facts} />
        <p className="pt-2 text-ink-3 text-sm">
          Source:{" "}
          <a href="https://www.bls.gov/emp/" className="link">
            BLS Employment Projections
          </a>
          , 2024 to 2034.
        </p>
      </TextSection>
    </div>
  );
}

function License({ view: { license, authority, question, map } }: { view: View }) {
  if (!license) return null;
  return (
    <TextSection id="license" title="License and compacts" lead={license.rule} ground="band">
      <div className="grid gap-8">
        {license.note && <LicenseNotes notes={[license.note]} />}
        {map && (
          <div className="max-w-4xl">
            <CompactMap compact={map} />
          </div>
        )}
        {question && <LicenseQuestion question={question} />}
        {license.groups.length > 0 && <StateGroups groups={license.groups} />}
        {authority && (
          <div className="grid gap-3">
            <h3>Practice authority by state</h3>
            <StateGroups groups={authority.groups} />
            <p className="text-ink-3 text-sm">
              State law as classified by the{" "}
              <a href="https://www.aanp.org/advocacy/state/state-practice-environment" className="link">
                American Association of Nurse Practitioners
              </a>{" "}
              in February 2025. {authority.newer} Check with the board before you decide.
            </p>
          </div>
        )}
      </div>
    </TextSection>
  );
}

function Work({ view }: { view: View }) {
  return (
    <div className="page">
      <TextSection id="work" title="What the work is like">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
          <Paragraphs texts={view.work} />
          <div className="grid content-start gap-3">
            <h3>Where they work</h3>
            <ul className="grid gap-1.5 text-ink-2 text-md">
              {view.settings.map((setting) => (
                <li key={setting} className="border-line border-t pt-1.5">
                  {setting}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </TextSection>
      <TextSection id="training" title="Training and credentials">
        <div className="grid gap-5">
          <Paragraphs texts={[view.training]} />
          <Chips label="Credentials" chips={view.credentials.map((label) => ({ label }))} />
          {view.careers.length > 0 && (
            <div className="grid gap-2 pt-3">
              <h3>Career paths</h3>
              <LinkGrid links={view.careers} />
            </div>
          )}
        </div>
      </TextSection>
      <TextSection id="demand" title="Why employers are hiring">
        <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
          {view.demand.map((factor) => (
            <li key={factor} className="border-accent border-l-2 pl-4 text-ink-2">
              {factor}
            </li>
          ))}
        </ul>
      </TextSection>
    </div>
  );
}

function More({ view }: { view: View }) {
  return (
    <>
      <TextSection
        id="hire"
        title={`Hire ${view.people}`}
        lead="Each market page shows open jobs, hospitals, local pay and time to hire."
        beside={
          <Link
            to={view.recruiters ?? paths.hireRequest({ position: toLabel(view.name) })}
            className={buttonClass("outline")}
          >
            {view.recruiters ? "How we recruit them" : "Send a hiring request"}
          </Link>
        }
        ground="band"
      >
        <LinkGrid links={listRecruiterLinks(view.slug, view.isStatewide)} />
      </TextSection>
      <div className="page">
        <TextSection id="questions" title="Questions">
          <FaqBlock items={view.questions} />
        </TextSection>
      </div>
    </>
  );
}

const statesShown = ["california", "texas", "florida", "new-york"];

function listRecruiterLinks(slug: string, isStatewide: boolean): GridLink[] {
  const cities = cityMarkets.map((market) => ({
    name: market.city,
    to: paths.localRecruiters(slug, market.slug),
  }));
  if (!isStatewide) return cities;
  const largest = states.filter((state) => statesShown.includes(state.slug));
  return [
    ...cities,
    ...largest.map((state) => ({
      name: state.code === "NY" ? "New York State" : state.name,
      to: paths.localRecruiters(slug, state.slug),
    })),
  ];
}
