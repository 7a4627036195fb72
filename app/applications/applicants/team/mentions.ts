interface Named {
  id: number;
  name: string;
}

export interface NotePart {
  text: string;
  /** The members that it names. None for the text between. */
  ids: readonly number[];
}

/** More would be a mailing list. */
export const mostMentioned = 10;

/** A note's text in order. "@" and a full name names someone, and so does a first name that only one colleague has. */
export function splitMentions(text: string, members: readonly Named[]): NotePart[] {
  const names = toNames(members);
  const parts: NotePart[] = [];
  let from = 0;
  for (const { index: at } of text.matchAll(/(?<![\p{L}\p{N}._%+-])@/gu)) {
    if (at < from) continue;
    const found = names.find(({ name }) => isNamedAt(text, at + 1, name));
    if (!found) continue;
    const until = at + 1 + found.name.length;
    if (at > from) parts.push({ text: text.slice(from, at), ids: [] });
    parts.push({ text: text.slice(at, until), ids: found.ids });
    from = until;
  }
  if (from < text.length) parts.push({ text: text.slice(from), ids: [] });
  return parts;
}

const isNamedAt = (text: string, at: number, name: string): boolean =>
  toKey(text.slice(at, at + name.length)) === toKey(name) &&
  !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length));

const toKey = (name: string): string => name.toLowerCase();

function toNames(members: readonly Named[]) {
  const idsOf = (toName: (name: string) => string) => {
    const ids = new Map<string, { name: string; ids: number[] }>();
    for (const { id, name } of members) {
      const key = toKey(toName(name));
      if (key) ids.set(key, { name: toName(name), ids: [...(ids.get(key)?.ids ?? []), id] });
    }
    return ids;
  };
  const firstNames = [...idsOf((name) => name.split(" ")[0]!)].filter(([, { ids }]) => ids.length === 1);
  return [...new Map([...firstNames, ...idsOf((name) => name)]).values()].sort(
    (a, b) => b.name.length - a.name.length,
  );
}
