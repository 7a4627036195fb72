import type { State } from "#app/facts/reference/place/states.ts";
import { paths } from "#app/paths.ts";

type Named = Pick<State, "slug" | "name">;

/** Two states share one comparison, in the order of their names. */
export function toComparisonPath(one: Named, other: Named): string {
  if (one.slug === other.slug) return paths.state(one.slug);
  const [first, second] = [one, other].sort((a, b) => a.name.localeCompare(b.name, "en"));
  return paths.compareStates(first!.slug, second!.slug);
}
