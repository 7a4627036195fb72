import { parseState } from "#app/reference/place/states.ts";
import type { HeldLicense } from "./compact-terms.ts";
import type { Eligibility } from "./eligibility.ts";
import { licenseFields } from "./license-fields.ts";

export interface LicenseVerdict {
  tone: "good" | "warn" | "plain";
  title: string;
  lines: string[];
}

/** A list says "compact" of a multistate license, and the form under a posting "multistate": both are the same answer. */
export function parseHeldLicense(params: URLSearchParams): HeldLicense | null {
  const state = parseState(params.get("license") ?? "")?.code;
  const multistate = ["multistate", licenseFields.multistate].some((name) => params.get(name) === "1");
  return state ? { state, multistate } : null;
}

export const toLicenseVerdict = (found: Eligibility): LicenseVerdict => ({
  ...toHeadline(found),
  lines: [found.rule, found.how, toWaitText(found)].filter((line) => line !== null),
});

function toHeadline({
  answer,
  wait,
  only,
  isSecondLicense,
}: Eligibility): Pick<LicenseVerdict, "tone" | "title"> {
  if (answer === "eligible") return { tone: "good", title: "Yes, on the license you hold" };
  if (only) return { tone: "plain", title: `Only ${only}` };
  if (isSecondLicense)
    return { tone: "plain", title: "Not on that license, but the compact speeds up a second one" };
  if (answer === "compact")
    return {
      tone: "good",
      title: wait === "No wait" ? "Yes, at once, by compact" : "Yes, but apply through the compact first",
    };
  if (answer === "needs-license") return { tone: "warn", title: "Not on that license alone" };
  return { tone: "plain", title: "That depends on the state" };
}

/** The title already says "No wait". */
const toWaitText = ({ wait }: Eligibility): string | null => {
  if (!wait || wait === "No wait") return null;
  return `${wait}.`;
};
