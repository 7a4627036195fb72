import { eraseKept, keepChecked } from "#app/clinicians/profile/device/kept-profile.ts";
import { toVersion } from "#app/clinicians/profile/record/last-words.ts";
import { clearKept, readKept } from "#app/facts/licensing/memory/license-memory.ts";
import { showToast } from "#app/kit/ui/toast/toast.ts";
import type { SavedProfile } from "./save-profile.server.ts";

type Answer = SavedProfile | { status: "erased" };
/** "kept": the server checked it, and this device keeps it. */
export type ProfileAnswer = Answer | { status: "kept"; version: number };

/** For signed-out people: does on this device what the form would do in the account. */
export async function keepAnswer(request: Request, ask: () => Promise<Answer>): Promise<ProfileAnswer> {
  const form = await request.clone().formData();
  const isErasing = form.get("intent") === "erase";
  if (isErasing) eraseKept();
  const answer = await ask();
  if (answer.status === "erased") clearKept();
  if (answer.status !== "checked") return answer;
  const version = toVersion(readKept());
  if (version > Number(form.get("version"))) return { status: "outdated", version, values: answer.values };
  keepChecked(answer);
  showToast({ title: "Profile saved on this device" });
  return { status: "kept", version: toVersion(readKept()) };
}
