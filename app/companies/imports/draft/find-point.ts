export type FindPoint = (city: string, stateCode: string) => { lat: number; lon: number } | null;
