import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { admitToCompany, everyMember } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { saveHours, toHoursQuestion } from "#app/companies/workspace/team/work-hours.server.ts";
import {
  dayFields,
  dayNames,
  hoursFields,
  hoursSchema,
  readDays,
  toClockText,
  toHoursText,
} from "#app/companies/workspace/team/work-hours.ts";
import { timeZones, toTimeZoneName } from "#app/facts/reference/place/time-zones.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { askOne } from "#app/kit/platform/db-questions.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Field, toFieldMeta } from "#app/kit/ui/control/field.tsx";
import { Choice } from "#app/kit/ui/control/filter-controls.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { workPaths } from "#app/work-paths.ts";

export const meta = () => toAccountMeta("Your interview hours");
export const headers = accountHeaders;

const notices = {
  saved: "Your hours were saved. They hold for times that are proposed from now on.",
  reset: "The default hours hold again.",
};

export async function loader(asked: LoaderFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, everyMember);
  const [own] = await askOne(toHoursQuestion(asked.context.db, company.employerId, "?2", viewer.id));
  if (!own) throw notFound();
  const { hours } = own;
  return {
    company: toHiringCompany(company),
    hours: { ...hours, from: toClockText(hours.from), to: toClockText(hours.to), text: toHoursText(hours) },
    done: findNotice(notices, new URL(asked.request.url).searchParams.get("done")),
  };
}

export async function action(asked: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, everyMember);
  const { context, request } = asked;
  const form = await requireForm(request, [...hoursFields, "reset"]);
  const member = { employerId: company.employerId, userId: viewer.id };
  const isReset = form.has("reset");
  const typed = {
    days: readDays(form),
    from: String(form.get("from") ?? ""),
    to: String(form.get("to") ?? ""),
    zone: String(form.get("zone") ?? ""),
  };
  const read = hoursSchema.safeParse(typed);
  if (!isReset && !read.success) {
    noteRefusedForm(context);
    const errors = Object.fromEntries(
      read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
    ) as Record<string, string | undefined>;
    return unprocessed({ typed, errors });
  }
  await saveHours(context.db, member, isReset ? null : read.data!);
  throw goTo(workPaths.hiringHours(company.employerSlug, isReset ? "reset" : "saved"));
}

export default function HoursPage() {
  const { company, hours, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const shown = refused?.typed ?? hours;
  const toMeta = (name: "from" | "to") =>
    toFieldMeta("hours", name, {
      ...{ initialValue: shown[name], key: shown[name], required: true, pattern: "[0-2][0-9]:[0-5][0-9]" },
      errors: refused?.errors[name] ? [refused.errors[name]] : undefined,
    });
  return (
    <HiringPage
      company={company}
      part={company.isManager ? "home" : "team"}
      title="Your interview hours"
      lead="When colleagues propose interview times with you, they see which are outside these hours. Nobody else sees them."
    >
      {done && !refused && <Notice live tone="good" title={done} />}
      {refused && (
        <Notice live tone="bad" title="Your hours were not saved">
          {Object.values(refused.errors)[0]}.
        </Notice>
      )}
      <p className="text-ink-2">
        {hours.isDefault
          ? `You have set none. Until you do, we assume ${hours.text}, the time zone of ${company.name}.`
          : `Now: ${hours.text}.`}
      </p>
      <Form
        key={`${shown.days} ${shown.zone}`}
        method="post"
        noValidate
        className="grid max-w-xl gap-4 rounded-card border border-line bg-surface p-5"
      >
        <fieldset
          aria-describedby={refused?.errors.days ? "hours-days-error" : undefined}
          className="grid gap-1"
        >
          <legend className="pb-1 font-semibold text-md">Days</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
            {dayFields.map((field, at) => (
              <label key={field} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="checkbox"
                  name={field}
                  value="yes"
                  defaultChecked={shown.days.includes(String(at + 1))}
                  className="size-5"
                />
                {dayNames[at]}
              </label>
            ))}
          </div>
          {refused?.errors.days && (
            <p id="hours-days-error" className="text-coral text-sm">
              {refused.errors.days}
            </p>
          )}
        </fieldset>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="From" type="time" meta={toMeta("from")} />
          <Field label="To" type="time" meta={toMeta("to")} />
        </div>
        <Choice label="Time zone" name="zone" value={shown.zone}>
          {timeZones.map((zone) => (
            <option key={zone} value={zone}>
              {toTimeZoneName(zone)}
            </option>
          ))}
        </Choice>
        <div className="flex flex-wrap gap-3">
          <Button>Save hours</Button>
          {!hours.isDefault && (
            <Button look="quiet" name="reset" value="yes">
              Use the default hours
            </Button>
          )}
        </div>
      </Form>
    </HiringPage>
  );
}
