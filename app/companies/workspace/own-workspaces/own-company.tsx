import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";

export function OwnCompany({ companies }: { companies: readonly { name: string; slug: string }[] }) {
  return (
    <section aria-labelledby="own" className="grid max-w-3xl gap-stack">
      <h2 id="own">{companies.length > 0 ? "Go on with your own" : "Your company is new here?"}</h2>
      {companies.length > 0 ? (
        <p className="flex flex-wrap gap-3">
          {companies.map(({ name, slug }) => (
            <ButtonLink key={slug} to={paths.hiringJobs(slug)} look="outline">
              Go on with {name}
            </ButtonLink>
          ))}
        </p>
      ) : (
        <Form method="post" action={paths.hiring()} className="flex flex-wrap gap-3">
          <input
            name="name"
            required
            maxLength={100}
            aria-label="Name of your company"
            autoComplete="organization"
            className="h-11 min-w-0 flex-1 basis-60 rounded-control border border-line-strong bg-surface px-3 text-ink"
          />
          <Button>Create its workspace</Button>
        </Form>
      )}
    </section>
  );
}
