/** data/SOURCES.md names the source of each file. */
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
    what: "Job outlook",
    source: "U.S. Bureau of Labor Statistics, Employment Projections 2024-34",
    license: "public domain",
    url: "https://www.bls.gov/emp/",
  },
  {
    what: "Population",
    source: "U.S. Census Bureau",
    license: "public domain",
    url: "https://www.census.gov/programs-surveys/popest.html",
  },
  {
    what: "Hospitals, facilities and Medicare enrollments",
    source: "Centers for Medicare & Medicaid Services; AHRQ Compendium of U.S. Health Systems",
    license: "public domain",
    url: "https://data.cms.gov/provider-data/",
  },
  {
    what: "Prices",
    source: "U.S. Bureau of Economic Analysis, regional price parities 2024",
    license: "public domain",
    url: "https://www.bea.gov/data/prices-inflation/regional-price-parities-state-and-metro-area",
  },
  {
    what: "Shortage areas",
    source: "Health Resources and Services Administration",
    license: "public domain",
    url: "https://data.hrsa.gov/",
  },
  {
    what: "Specialty codes",
    source: "National Uniform Claim Committee, Health Care Provider Taxonomy 25.1",
    license: "codes only, \u00a9 American Medical Association",
    url: "https://taxonomy.nucc.org/",
  },
] as const;
