import { announce } from "#app/kit/ui/announce.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { showToast } from "#app/kit/ui/toast/toast.ts";
import { maxSaved } from "./saved-entry.ts";
import { askSavedFacts } from "./saved-facts.ts";
import { listSaved, notePays, type SaveOutcome } from "./saved-store.ts";

export async function announceSaved(outcome: SaveOutcome, slug: string, hasAccount: boolean): Promise<void> {
  const { length } = listSaved();
  if (outcome === "full") {
    const description = `You have ${maxSaved} saved jobs, the most we keep on a device. Remove some of them first.`;
    showToast({ title: "Not saved", description, tone: "bad" });
  } else if (outcome === "forbidden") {
    const description =
      "This browser does not let us keep anything on your device. Its storage is full, or this is a private window.";
    showToast({ title: "Not saved", description, tone: "bad" });
  } else if (outcome === "removed") announce("Removed from your saved jobs.");
  else if (length >= maxSaved) announce("Saved.");
  else if (length > 1) announce(`Saved. You have ${formatCount(length)} saved jobs.`);
  else {
    const description = "Find it under Saved jobs: the heart at the top of the page, or in the menu.";
    showToast({ title: hasAccount ? "Saved in your account" : "Saved on this device", description });
  }
  if (outcome === "saved") await notePayOf(slug);
}

/** If it fails, the page of saved jobs asks again. */
async function notePayOf(slug: string): Promise<void> {
  const { jobs } = await askSavedFacts([slug]);
  notePays(new Map(jobs.map((job) => [job.slug, job.pay])));
}
