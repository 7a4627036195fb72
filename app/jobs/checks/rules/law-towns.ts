import { findOwn } from "#app/kit/text/own-value.ts";

/** Places of a city's or county's law whose postal addresses do not name it, in lower case. */
const towns: Readonly<Record<string, readonly string[]>> = {
  "New York City": [
    "new york",
    "nyc",
    "manhattan",
    "brooklyn",
    "bronx",
    "the bronx",
    "queens",
    "staten island",
    "astoria",
    "bayside",
    "bellerose",
    "elmhurst",
    "far rockaway",
    "flushing",
    "forest hills",
    "jamaica",
    "long island city",
    "queens village",
    "rego park",
  ],
  "Westchester County": [
    "ardsley",
    "armonk",
    "bedford",
    "briarcliff manor",
    "bronxville",
    "cortlandt manor",
    "croton-on-hudson",
    "dobbs ferry",
    "eastchester",
    "elmsford",
    "harrison",
    "hartsdale",
    "hastings-on-hudson",
    "hawthorne",
    "katonah",
    "larchmont",
    "mamaroneck",
    "montrose",
    "mount kisco",
    "mount vernon",
    "new rochelle",
    "ossining",
    "peekskill",
    "pelham",
    "pleasantville",
    "port chester",
    "purchase",
    "rye",
    "rye brook",
    "scarsdale",
    "sleepy hollow",
    "tarrytown",
    "tuckahoe",
    "valhalla",
    "white plains",
    "yonkers",
    "yorktown heights",
  ],
  "Albany County": [
    "albany",
    "altamont",
    "cohoes",
    "colonie",
    "delmar",
    "glenmont",
    "guilderland",
    "latham",
    "loudonville",
    "menands",
    "slingerlands",
    "voorheesville",
    "watervliet",
  ],
};

/** The caller must compare the states. */
export function isInLawPlace(city: string | null, place: string): boolean {
  const name = (city ?? "")
    .trim()
    .toLowerCase()
    .replace(/^mt\.? /, "mount ");
  return name !== "" && (name === place.toLowerCase() || (findOwn(towns, place) ?? []).includes(name));
}
