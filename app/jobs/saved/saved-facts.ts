/** Per request. A device may have more and asks several times. */
export const maxAsked = 50;

export interface SavedFacts {
  slug: string;
  title: string;
  employer: string;
  place: string | null;
  state: "open" | "closing" | "paused" | "closed";
  stateText: string | null;
  pay: { text: string; key: string; perHour: string | null; inAll: string | null };
  work: string | null;
  shift: string | null;
  license: { needs: string | null; answer: { tone: "good" | "warn" | "plain"; title: string } | null };
  benefits: string[];
  /** Null for remote work, and without a place to measure from. */
  miles: number | null;
}

export interface SavedAnswer {
  jobs: SavedFacts[];
  /** Null when no place was given. */
  isPlaceKnown: boolean | null;
}
