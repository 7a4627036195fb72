import { Form, Link, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { readKeptRecord } from "#app/clinicians/profile/device/kept-profile.ts";
import { toVersion } from "#app/clinicians/profile/record/last-words.ts";
import type { ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import { type FormValues, ShownForm, Tick } from "#app/kit/forms/shown-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import type { PackedOptions } from "./form-values.ts";
import { toFormValues } from "./form-values.ts";
import type { ProfileAnswer } from "./keep-answer.ts";
import { ProfileFieldsets } from "./profile-fieldsets.tsx";
import { ProfileNotice } from "./profile-notice.tsx";

interface ProfileFormProps {
  options: PackedOptions;
  /** Null when signed out: then the device keeps the profile. */
  account: ProfileRecord | null;
  answer: ProfileAnswer | undefined;
  done: string | null;
}

export function ProfileForm({ options, account, answer, done }: ProfileFormProps) {
  const shown = useShownValues(account, answer, options);
  const errors = answer?.status === "invalid" ? answer.errors : {};
  const isPending = useNavigation().formData !== undefined;
  return (
    <ShownForm.Provider value={{ values: shown.values, errors, firstInvalid: Object.keys(errors)[0] }}>
      <ProfileNotice answer={answer} done={done} isSignedIn={account !== null} />
      {/* Remix keeps the query of the page otherwise, and an old "saved" with it. */}
      <Form method="post" action={paths.profile()} className="grid">
        <input type="hidden" name="version" value={shown.version} />
        <div key={shown.key}>
          <ProfileFieldsets options={options} />
          <ExpiryMails isSignedIn={account !== null} />
        </div>
        <div className="flex flex-wrap items-center gap-4 border-line border-t pt-6">
          <Button aria-disabled={isPending}>{isPending ? "Saving..." : "Save profile"}</Button>
          <p className="text-ink-3 text-sm">
            {account
              ? "Kept in your account and on the devices where you log in. Employers see it when you send it with an application, and without your name if you let them find you."
              : "Kept in this browser only. We check what you typed and do not store it."}
          </p>
        </div>
      </Form>
      <EraseForm isSignedIn={account !== null} />
    </ShownForm.Provider>
  );
}

function ExpiryMails({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <fieldset className="profile-group">
      <legend className="font-bold text-xl">Reminders</legend>
      <Tick name="expiryMails">Email me 90, 30 and 7 days before a license or certificate above expires</Tick>
      {isSignedIn && (
        <Link to={paths.calendar()} className="link inline-flex min-h-11 items-center text-md">
          See these dates in your own calendar
        </Link>
      )}
      {!isSignedIn && (
        <p className="text-ink-2 text-md">
          Emails need an account with a confirmed address. Create one, and this profile comes along.
        </p>
      )}
    </fieldset>
  );
}

function EraseForm({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Form method="post" action={paths.profile()} className="grid justify-items-start gap-3 pt-12">
      <h2 className="text-xl">Erase my profile</h2>
      <p className="text-ink-2 text-md">
        {isSignedIn
          ? "Erases it, with your answers for applications, from your account, from this device, and from your other devices when they next open this site. Reminders stop."
          : "Erases it from this device."}
      </p>
      <input type="hidden" name="intent" value="erase" />
      <Button look="danger">Erase my profile</Button>
    </Form>
  );
}

interface Shown {
  values: FormValues;
  version: number;
  /** Keeps typed text until another record or an answer is shown. */
  key: string;
}

const blank: FormValues = { useLicenses: "1" };

function useShownValues(
  account: ProfileRecord | null,
  answer: ProfileAnswer | undefined,
  { specialties }: PackedOptions,
): Shown {
  const [device, setDevice] = useState<ProfileRecord | null>(null);
  const isSignedIn = account !== null;
  // Only once, because another tab must not replace typed text. The server knows nothing of the device.
  useEffect(() => {
    const kept = readKeptRecord();
    if (!isSignedIn && toVersion(kept) > 0) setDevice(kept);
  }, [isSignedIn]);
  const [answered, setAnswered] = useState({ answer, count: 0 });
  if (answered.answer !== answer) setAnswered({ answer, count: answered.count + 1 });

  const record = account ?? device;
  const version = record ? toVersion(record) : 0;
  if (answer?.status === "invalid" || answer?.status === "checked")
    return { values: answer.values, version, key: `answer ${answered.count}` };
  if (answer?.status === "outdated")
    return { values: answer.values, version: answer.version, key: `answer ${answered.count}` };
  const key = account
    ? `account ${version}`
    : answer?.status === "erased"
      ? "erased"
      : device
        ? "device"
        : "";
  const values = record && key !== "erased" ? toFormValues(record, specialties) : blank;
  return { values, version: answer?.status === "kept" ? answer.version : version, key };
}
