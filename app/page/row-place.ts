/** Where a page of a list begins or ends: what a row is sorted by, which is mostly its time, and its id. */
export interface RowPlace {
  at: number;
  id: number;
}

export function parseRowPlace(text: string | null): RowPlace | null {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text ?? "") ?? [];
  return at && id ? { at: Number(at), id: Number(id) } : null;
}

export const toRowPlaceText = ({ at, id }: RowPlace): string => `${at}.${id}`;
