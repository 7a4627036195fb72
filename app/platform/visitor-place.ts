/** About where a request came from, as Cloudflare has it. */
export interface VisitorPlace {
  /** As "OH", of the United States and their territories. */
  stateCode: string;
  city: string | null;
}

/** null outside of the United States, and where nothing is known. */
export function findVisitorPlace(request: Request): VisitorPlace | null {
  const place = request.cf as IncomingRequestCfProperties | undefined;
  if (place?.country !== "US" || !place.regionCode) return null;
  return { stateCode: place.regionCode, city: place.city ?? null };
}
