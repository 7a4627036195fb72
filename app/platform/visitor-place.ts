import { findState, type State } from "#app/markets/states.ts";

/** About where a request came from, as Cloudflare has it: a state, and a city where that is known. */
export interface VisitorPlace {
  state: State;
  city: string | null;
}

/** null outside of the 50 states and the District of Columbia, and where nothing is known. */
export function findVisitorPlace(request: Request): VisitorPlace | null {
  const place = request.cf as IncomingRequestCfProperties | undefined;
  const state = place?.country === "US" ? findState(place.regionCode) : null;
  return state && { state, city: place?.city ?? null };
}
