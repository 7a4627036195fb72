export interface VisitorPlace {
  stateCode: string;
  city: string | null;
}

/** Returns null outside the United States and when the place is unknown. */
export function findVisitorPlace(request: Request): VisitorPlace | null {
  const place = request.cf as IncomingRequestCfProperties | undefined;
  if (place?.country !== "US" || !place.regionCode) return null;
  return { stateCode: place.regionCode, city: place.city ?? null };
}
