import { claims } from "#app/claims.ts";
import { QuickHireBox } from "#app/employers/quick-hire-box.tsx";
import { whatHappensNext } from "#app/employers/what-happens-next.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "./section.tsx";

/** An island. Without JavaScript the form posts to the employers page. */
export function QuickHire({ idempotencyKey }: { idempotencyKey: string }) {
  return (
    <section id="quick-hire" aria-labelledby="quick-hire-title" className="bg-sunken py-11 md:py-20">
      <div className="page grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <SectionHead
            id="quick-hire"
            title="Tell us who you need"
            lead={`One form for one position. We answer ${claims.responseTime}.`}
          />
          <ul className="grid gap-3 pb-6">
            {whatHappensNext.map((step) => (
              <li key={step} className="flex gap-3 text-ink-2">
                <Icon name="check" className="mt-0.5 text-accent" />
                {step}
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.employers()} look="outline">
            More for employers
          </ButtonLink>
        </div>
        <QuickHireBox source="home-page" idempotencyKey={idempotencyKey} className="md:p-7" />
      </div>
    </section>
  );
}
