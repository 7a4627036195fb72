import { Link } from "@remix-run/react";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import type { Kept, KeptItem } from "./kept.server.ts";

export const KeptSection = ({ kept }: { kept: Kept | null }) => (
  <section aria-labelledby="kept" className="grid content-start gap-4">
    <h2 id="kept">Offers and skills</h2>
    <div className="grid gap-3 sm:grid-cols-2">
      <KeptCard
        title="Saved offers"
        items={kept?.offers ?? []}
        text="Take an offer apart, see what it is worth per hour, and compare it with your pay."
        label="Check an offer"
        to={paths.salaryTool()}
        more={{ label: "All my saved offers", to: paths.savedOffers() }}
      />
      <KeptCard
        title="Skills"
        items={kept?.skills ?? []}
        text="Rate your skills as travel agencies ask for them, and see which jobs ask for your strengths."
        label="Rate my skills"
        to={paths.skillsAssessment()}
      />
    </div>
  </section>
);

interface KeptCardProps {
  title: string;
  items: readonly KeptItem[];
  text: string;
  label: string;
  to: string;
  more?: { label: string; to: string };
}

const KeptCard = ({ title, items, text, label, to, more }: KeptCardProps) => (
  <div className="grid content-between gap-3 rounded-card border border-line bg-surface p-4">
    <div className="grid gap-1">
      <h3>{title}</h3>
      {items.length === 0 ? (
        <p className="text-ink-2 text-md">{text}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item.to} className="py-1">
              <Link to={item.to} className="link wrap-anywhere inline-flex min-h-6 items-center">
                {item.name}
              </Link>
              <p className="text-ink-3 text-sm">{item.day}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink to={to} look="outline" size="small">
        {label}
      </ButtonLink>
      {more && items.length > 0 && (
        <Link to={more.to} className="link text-md">
          {more.label}
        </Link>
      )}
    </div>
  </div>
);
