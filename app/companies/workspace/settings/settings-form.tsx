import { Form } from "@remix-run/react";
import { states } from "#app/facts/reference/place/states.ts";
import { timeZones, toTimeZoneName } from "#app/facts/reference/place/time-zones.ts";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Field, Select, TextArea } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { settingsSchema } from "./settings.ts";

const kinds = [
  { value: "direct", label: "We hire for ourselves" },
  { value: "agency", label: "We are an agency and hire for others" },
];
const stateOptions = [
  { value: "", label: "No state" },
  ...states.map(({ code, name }) => ({ value: code, label: name })),
];
const zoneOptions = [
  { value: "", label: "The time zone of our state" },
  ...timeZones.map((zone) => ({ value: zone, label: toTimeZoneName(zone) })),
];

interface SettingsFormProps {
  saved: Readonly<Record<string, string>>;
  answer: Parameters<typeof usePostedForm>[0]["answer"];
}

export function SettingsForm({ saved, answer }: SettingsFormProps) {
  const { fields, frame } = usePostedForm({ schema: settingsSchema, answer, prefill: saved });
  return (
    <PostedForm frame={frame} submit="Save" submitting="Saving...">
      <input type="hidden" name="intent" value="save" />
      <Field
        label="Name"
        meta={fields.name}
        autoComplete="organization"
        hint="Once you have a posting, a person reads a new name or website before visitors see it."
      />
      <Select
        label="Who do you hire for?"
        meta={fields.kind}
        options={kinds}
        hint="Candidates see this. An agency names the facility in each posting, or says that it is withheld."
      />
      <Field label="Website" meta={fields.website} type="text" autoComplete="url" hint="Your own site" />
      <TextArea
        label="About"
        meta={fields.about}
        hint="Who you are, in a few sentences. It opens your public page."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="City" meta={fields.city} />
        <Select label="State" meta={fields.stateCode} options={stateOptions} />
        <Select
          label="Time zone"
          meta={fields.timeZone}
          options={zoneOptions}
          hint="Working hours in it count for your response time."
        />
        <Field
          label="How many people do you employ?"
          meta={fields.staff}
          type="text"
          hint="A rough number. Pay laws start at 4 to 50 people."
        />
      </div>
    </PostedForm>
  );
}

interface VerificationPanelProps {
  verified: string | null;
  domain: string | null;
  email: string;
  canProve: boolean;
  isByDomain: boolean;
}

export function VerificationPanel({ verified, domain, email, canProve, isByDomain }: VerificationPanelProps) {
  return (
    <section aria-labelledby="verification" className="grid max-w-3xl gap-item">
      <h2 id="verification">What is verified</h2>
      {verified ? (
        <Notice tone="good" title={`Verified: ${verified}.`}>
          Candidates see this on your public page.
        </Notice>
      ) : (
        <Notice tone="warn" title="Nothing is verified yet">
          Candidates see that on your public page.
        </Notice>
      )}
      {!isByDomain &&
        (canProve ? (
          <Form method="post" className="grid justify-items-start gap-item">
            <p className="text-ink-2">
              Your email {email} is at {domain}, the domain of your website. One click is enough.
            </p>
            <input type="hidden" name="intent" value="verify" />
            <Button look="outline">Verify {domain}</Button>
          </Form>
        ) : (
          <p className="text-ink-2">
            {domain
              ? `To verify ${domain}, a member of your team opens this page with a confirmed email at ${domain}. You are logged in as ${email}.`
              : "To verify your domain, save the address of your own website below. Then open this page with a confirmed email at the same domain. A page on a social network or a job board proves nothing."}
          </p>
        ))}
    </section>
  );
}
