import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { paths } from "#app/paths.ts";
import { type Fault, faults } from "../fault.ts";
import { bundleSite, serveFaultySite } from "../site.ts";
import { countStored } from "./count-stored.ts";
import { type Course, startSenders } from "./senders.ts";

const kills = 4;
const phaseMs = 5_000;
/** Later than a mail counts as lost, so that the cron queues it again. */
const laterMs = 16 * 60_000;
const mailPatienceMs = 45_000;

type FaultySite = Awaited<ReturnType<typeof serveFaultySite>>;

/** Kills the site under nine senders, then breaks each part for a while, and looks for what was lost or stored twice. */
export async function benchFaults(): Promise<boolean> {
  const script = await bundleSite();
  const folder = await mkdtemp(join(tmpdir(), "clinward-faults-"));
  let site = await serveFaultySite(script, folder, true);
  try {
    const slug = await site.db
      .prepare("SELECT slug FROM jobs WHERE apply_url IS NULL AND status = 'open' LIMIT 1")
      .first<string>("slug");
    const course: Course = { url: site.url, phase: "up", isOver: false };
    const senders = startSenders(course, paths.job(slug!));
    for (let kill = 1; kill <= kills; kill++) {
      await wait(phaseMs);
      course.phase = "down";
      await site.kill();
      site = await serveFaultySite(script, folder);
      course.url = site.url;
      course.phase = "up";
    }
    for (const fault of faults) await breakFor(site, course, fault);
    await wait(phaseMs);
    course.isOver = true;
    await senders.ended;
    await sendLateMails(site);
    return tell(senders, await countStored(site.db, site.files, senders.sent));
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function breakFor(site: FaultySite, course: Course, fault: Fault): Promise<void> {
  course.phase = fault;
  await site.setFault(fault);
  await wait(phaseMs);
  await site.setFault(null);
  // What is under way still belongs to the fault.
  await wait(500);
  course.phase = "up";
  await wait(1_000);
}

/** Queues the mails whose messages died with the site. Those that were being sent wait for their lease to end. */
async function sendLateMails(site: FaultySite): Promise<void> {
  await site.runCron(Date.now() + laterMs);
  const isWaiting = () =>
    site.db
      .prepare("SELECT 1 FROM outbox WHERE sent_at IS NULL AND leased_until IS NULL LIMIT 1")
      .first()
      .then(Boolean);
  for (const end = Date.now() + mailPatienceMs; Date.now() < end && (await isWaiting()); ) await wait(500);
}

/** The endpoints say 503 with a message of their own for these; a form keeps what was typed. */
const mayRefuse: readonly string[] = ["no files", "no database", "lost answers"];

function tell(
  { sent, failures }: ReturnType<typeof startSenders>,
  found: Awaited<ReturnType<typeof countStored>>,
): boolean {
  const line = (what: string, value: string | number, isWrong = false) =>
    console.log(`  ${what.padEnd(52)} ${String(value).padStart(10)}${isWrong ? "   WRONG" : ""}`);
  line("requests sent", sent.length);
  line("answered", sent.filter(({ isAnswered }) => isAnswered).length);
  line("rows stored", found.rows);
  line("lost", found.lost, found.lost > 0);
  line("stored twice", found.twice, found.twice > 0);
  line("mails written, of which sent", `${found.mails.written}, ${found.mails.sent}`);
  const { written, sent: gone, leased, givenUp } = found.mails;
  line("mails whose sender died, until their lease ends", leased);
  line("mails that wait for the queue", written - gone - leased - givenUp);
  line("mails given up", givenUp, givenUp > 0);
  line("mails missing", found.missingMails, found.missingMails > 0);
  line("mails written twice", found.extraMails, found.extraMails > 0);
  line("whole files of hire requests and applications", found.files);
  line("files missing", found.missingFiles, found.missingFiles > 0);
  line("files of broken uploads, left to the sweep", found.filesWithoutRow);
  const isBad = (what: string) => {
    const [, status = "", phase = ""] = /^(\d+) (.*)$/.exec(what) ?? [];
    // A refusal for good, or an error that no fault of ours explains. Nobody answers while the site is down.
    return Number(status) >= 400 && !(status === "503" && mayRefuse.includes(phase));
  };
  for (const [what, times] of [...failures].sort()) line(`answered ${what}`, times, isBad(what));
  return (
    found.lost + found.twice + found.missingMails + found.extraMails + found.missingFiles + givenUp === 0 &&
    ![...failures.keys()].some(isBad)
  );
}
