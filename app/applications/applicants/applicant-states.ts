import type { applications } from "#app/applications/schema.ts";
import { openStates } from "#app/facts/reference/application-states.ts";
import type { Chip } from "#app/kit/ui/chip.tsx";

export type ApplicantState = (typeof applications.$inferSelect)["state"];

export const applicantStates: Record<ApplicantState, Required<Pick<Chip, "label" | "tone">>> = {
  new: { label: "New", tone: "amber" },
  "in-review": { label: "In review", tone: "blue" },
  interview: { label: "Interview", tone: "blue" },
  offer: { label: "Offer", tone: "good" },
  hired: { label: "Hired", tone: "good" },
  "not-selected": { label: "Not selected", tone: "plain" },
  withdrawn: { label: "Withdrawn", tone: "plain" },
};

export const stateNames = Object.keys(applicantStates) as ApplicantState[];

/** Only an applicant withdraws. */
const settableStates = [
  "new",
  "in-review",
  "interview",
  "offer",
  "hired",
  "not-selected",
] as const satisfies ApplicantState[];
export type SettableState = (typeof settableStates)[number];

/** Open applications that an ending answers. Someone with an offer hears from a person. */
const undecidedStates = openStates.filter((state) => state !== "offer");

const toSqlList = (states: readonly ApplicantState[]) => states.map((state) => `'${state}'`).join(", ");

export const undecidedSql = `state IN (${toSqlList(undecidedStates)})`;

/** The only ones of whom pages say that they wait for an answer: the response clock runs. Must match the index applications_waiting (migrations/0034). */
export const waitingSql = "answered_at IS NULL AND state IN ('new', 'in-review')";

export const isWaiting = ({ state, answeredAt }: { state: ApplicantState; answeredAt: number | null }) =>
  answeredAt === null && (state === "new" || state === "in-review");

export const tabNames = ["waiting", ...stateNames] as const;
export type Tab = (typeof tabNames)[number];
export const toTabLabel = (tab: Tab): string =>
  tab === "waiting" ? "No answer yet" : applicantStates[tab].label;
