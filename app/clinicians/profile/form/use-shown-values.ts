import { useEffect, useState } from "react";
import type { FormValues } from "#app/kit/forms/shown-form.tsx";
import { readKeptRecord } from "#app/clinicians/profile/device/kept-profile.ts";
import { toVersion } from "#app/clinicians/profile/record/last-words.ts";
import type { ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import { toFormValues } from "./form-values.ts";
import type { ProfileAnswer } from "./keep-answer.ts";
import type { PackedOptions } from "./packed-options.ts";

interface Shown {
  values: FormValues;
  version: number;
  /** Keeps typed text until another record or an answer is shown. */
  key: string;
}

const blank: FormValues = { useLicenses: "1" };

export function useShownValues(
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
