/** `at` is what the row is sorted by, mostly a time. */
export interface RowPlace {
  at: number;
  id: number;
}

export function parseRowPlace(text: string | null): RowPlace | null {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text ?? "") ?? [];
  return at && id ? { at: Number(at), id: Number(id) } : null;
}

export const toRowPlaceText = ({ at, id }: RowPlace): string => `${at}.${id}`;
