import { parseState, type State, states } from "#app/facts/reference/place/states.ts";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { toMissingPage } from "./nearest-pages.server.ts";
import type { SitePage } from "./site-pages.server.ts";

const aliases = new Map([
  ["washington-dc", "DC"],
  ["washington-d-c", "DC"],
]);

export const findStateByAddress = (slug: string): State | null => {
  const asked = slug.toLowerCase();
  return parseState(aliases.get(asked) ?? asked.replaceAll("-", " "));
};

/** 301 to the canonical address, or 404 with the nearest states. */
export function requireState(request: Request, slug: string, toPath: (state: State) => string): State {
  const state = findStateByAddress(slug);
  if (!state) throw notFound(toMissingPage(new URL(request.url).pathname, listStatePages(toPath)));
  if (state.slug !== slug) throw movedTo(request, toPath(state));
  return state;
}

export const listStatePages = (toPath: (state: State) => string, title = ""): SitePage[] =>
  states.map((state) => ({
    title: title ? `${title} ${state.name}` : state.name,
    to: toPath(state),
    synonyms: [state.code.toLowerCase(), state.slug.replaceAll("-", "")],
  }));
