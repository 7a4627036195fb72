import { LicenseAnswer, LicenseForm } from "#app/facts/licensing/question/license-form.tsx";
import { paths } from "#app/paths.ts";
import { SectionHeading } from "#app/kit/ui/section-heading.tsx";
import type { LicenseCheckView } from "./license-check.ts";

export function LicenseCheck({ slug, check }: { slug: string; check: LicenseCheckView }) {
  const { takes, verdict, compact, form } = check;
  return (
    <section id="license" className="grid max-w-[44rem] gap-3">
      <SectionHeading>License</SectionHeading>
      <p>{takes}</p>
      <LicenseAnswer verdict={verdict} compact={compact} />
      {form && (
        <LicenseForm
          key={slug}
          path={paths.job(slug)}
          ask="Can I work here?"
          className="rounded-card border border-line p-4"
          {...form}
        />
      )}
    </section>
  );
}
