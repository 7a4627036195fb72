import type { CompactFacts } from "#app/facts/reference/profession/compacts.ts";

export interface HeldLicense {
  state: string;
  /** Only nurses' licenses can be multistate. */
  multistate: boolean;
}

export interface CompactRule {
  rule: (state: string, members: number) => string;
  /** For a person of whom we know nothing. `own` is "a Texas license". */
  offer: (own: string, members: number) => string;
  /** "with a multistate license". Null when no license works in other member states. */
  condition: string | null;
  /** Null when the compact gives access to no permanent job. */
  arrival: ((state: string) => string) | null;
  worksThrough: (held: HeldLicense, compact: CompactFacts) => boolean;
  refusal: (home: string) => string;
  /** Answers a question about a state, not about one posting. */
  opens: "every-job" | "remote-jobs" | "no-job";
  /** False when the compact leads to the state's own license, which employers must accept. */
  isRefusable: boolean;
  how: (state: string, home: string) => string;
  /** Typical, never official. */
  wait: string;
}
