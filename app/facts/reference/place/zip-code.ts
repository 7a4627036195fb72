/** `searchName` has the five digits, or the first three of an area. */
interface ZipPlace {
  name: string;
  stateCode: string;
  searchName: string;
}

/** All five digits, then an area's three. A number such as 95000 is a ZIP code only if it is a known one. */
export const toZipKeys = (digits: string): readonly string[] =>
  digits.endsWith("000") ? [digits] : [digits, digits.slice(0, 3)];

/** The address may be only the ZIP code. */
export const parseZip = (address: string): string | null =>
  /(?:^|[\s,])(\d{5})(?:-\d{4})?$/.exec(address.trim())?.[1] ?? null;

export const isZipPlace = ({ searchName }: Pick<ZipPlace, "searchName">): boolean => /^\d+$/.test(searchName);

/** "Austin, TX 78701", or for an area "Austin, TX (ZIP codes beginning with 787)". */
export function toZipLabel({ name, stateCode, searchName }: ZipPlace): string {
  const place = `${name}, ${stateCode}`;
  return searchName.length === 5
    ? `${place} ${searchName}`
    : `${place} (ZIP codes beginning with ${searchName})`;
}
