import type { CompactFacts } from "#app/reference/profession/compacts.ts";

export interface HeldLicense {
  state: string;
  /** Only nurses' licenses can be multistate. */
  multistate: boolean;
}

export interface CompactRule {
  rule: (state: string, members: number) => string;
  /** For a person we know nothing about. `own` is "a Texas license". */
  offer: (own: string, members: number) => string;
  /** Under which a license works in other member states: "with a multistate license". Null when it does not. */
  condition: string | null;
  /** Null when the compact opens no permanent job. */
  arrival: ((state: string) => string) | null;
  worksThrough: (held: HeldLicense, compact: CompactFacts) => boolean;
  refusal: (home: string) => string;
  /** A question about a state is not about one posting. */
  opens: "every-job" | "remote-jobs" | "no-job";
  /** False when the compact leads to the state's own license, which no employer can refuse. */
  isRefusable: boolean;
  how: (state: string, home: string) => string;
  /** Typical, never official. */
  wait: string;
}
