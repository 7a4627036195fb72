/** Whose data the site shows; data/SOURCES.md says which file is from where. */
export const dataCredits = [
  { what: "City coordinates", source: "GeoNames", license: "CC BY 4.0", url: "https://www.geonames.org/" },
  {
    what: "State outlines",
    source: "U.S. Census Bureau, drawn by us-atlas",
    license: "public domain; ISC",
    url: "https://github.com/topojson/us-atlas",
  },
  {
    what: "Wages",
    source: "U.S. Bureau of Labor Statistics, OEWS May 2024 and May 2025",
    license: "public domain",
    url: "https://www.bls.gov/oes/",
  },
  {
    what: "Population",
    source: "U.S. Census Bureau",
    license: "public domain",
    url: "https://www.census.gov/programs-surveys/popest.html",
  },
  {
    what: "Hospitals and facilities",
    source: "Centers for Medicare & Medicaid Services; AHRQ Compendium of U.S. Health Systems",
    license: "public domain",
    url: "https://data.cms.gov/provider-data/",
  },
  {
    what: "Shortage areas",
    source: "Health Resources and Services Administration",
    license: "public domain",
    url: "https://data.hrsa.gov/",
  },
] as const;
