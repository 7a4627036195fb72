export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadiusMiles = 3958.8;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

export function milesBetween(from: Position, to: Position): number {
  const [fromLatitude, toLatitude] = [toRadians(from.latitude), toRadians(to.latitude)];
  const north = Math.sin((toLatitude - fromLatitude) / 2) ** 2;
  const east = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  const haversine = north + Math.cos(fromLatitude) * Math.cos(toLatitude) * east;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Rounded to whole miles. */
export function findNearest<T extends Position>(
  from: Position,
  others: readonly T[],
  limit: number,
): (T & { miles: number })[] {
  const nearest: { other: T; miles: number }[] = [];
  for (const other of others) {
    const miles = milesBetween(from, other);
    if (nearest.length === limit && miles >= nearest[limit - 1]!.miles) continue;
    const at = nearest.findIndex((one) => one.miles > miles);
    nearest.splice(at === -1 ? nearest.length : at, 0, { other, miles });
    if (nearest.length > limit) nearest.pop();
  }
  return nearest.map(({ other, miles }) => ({ ...other, miles: Math.round(miles) }));
}
