import { isOpenEnded, type PayFigures, type PaySource } from "#app/kit/ui/chart/pay-scale.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

// None of these pages is a JobPosting.

const context = "https://schema.org";
const toUrl = (path: string, siteUrl: string) => new URL(path, siteUrl).href;

interface ListedPage {
  name: string;
  path: string;
}

export function toItemList(name: string, items: readonly ListedPage[], siteUrl: string) {
  return {
    "@context": context,
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: item.name,
      url: toUrl(item.path, siteUrl),
    })),
  };
}

interface OrganizationInput {
  name: string;
  website: string | null;
  path: string;
  logo: { src: string; width: number; height: number } | null;
}

export const toOrganization = ({ name, website, path, logo }: OrganizationInput, siteUrl: string) => ({
  "@context": context,
  "@type": "Organization",
  name,
  url: website ?? toUrl(path, siteUrl),
  mainEntityOfPage: toUrl(path, siteUrl),
  ...(logo && {
    logo: {
      "@type": "ImageObject",
      url: toUrl(logo.src, siteUrl),
      contentUrl: toUrl(logo.src, siteUrl),
      width: logo.width,
      height: logo.height,
    },
  }),
});

interface NamedPlace {
  kind: "Country" | "State" | "City";
  name: string;
}

const unitedStates: NamedPlace = { kind: "Country", name: "United States" };

const toPlace = ({ kind, name }: NamedPlace) => ({ "@type": kind, name });

interface OccupationInput {
  name: string;
  description: string;
  path: string;
  soc?: string | null;
  place?: NamedPlace;
  /** Leaves out a figure that only says "at least". */
  pay?: { figures: PayFigures; source: PaySource } | null;
  training?: string | null;
}

export function toOccupation(occupation: OccupationInput, siteUrl: string) {
  const { name, description, path, soc, place = unitedStates, pay, training } = occupation;
  const salary = pay && toSalary(pay.figures, pay.source);
  return {
    "@context": context,
    "@type": "Occupation",
    name,
    description,
    mainEntityOfPage: toUrl(path, siteUrl),
    occupationLocation: toPlace(place),
    ...(soc && {
      occupationalCategory: {
        "@type": "CategoryCode",
        codeValue: soc,
        inCodeSet: { "@type": "CategoryCodeSet", name: "Standard Occupational Classification" },
      },
    }),
    ...(training && { educationRequirements: training }),
    ...(salary && { estimatedSalary: salary }),
  };
}

function toSalary(figures: PayFigures, source: PaySource) {
  const toFigure = (name: string, dollars: number | null) =>
    dollars !== null && !isOpenEnded(dollars, source) && { [name]: dollars };
  if (figures.median === null || isOpenEnded(figures.median, source)) return null;
  return {
    "@type": "MonetaryAmountDistribution",
    name: `Yearly pay, ${source.period}`,
    currency: "USD",
    duration: "P1Y",
    ...toFigure("percentile10", figures.p10),
    ...toFigure("percentile25", figures.p25),
    ...toFigure("median", figures.median),
    ...toFigure("percentile75", figures.p75),
    ...toFigure("percentile90", figures.p90),
  };
}

interface ServiceInput {
  name: string;
  description: string;
  path: string;
  place?: NamedPlace;
}

export function toService({ name, description, path, place = unitedStates }: ServiceInput, siteUrl: string) {
  const home = toUrl(paths.home(), siteUrl);
  return {
    "@context": context,
    "@type": "Service",
    serviceType: "Healthcare recruiting",
    name,
    description,
    url: toUrl(path, siteUrl),
    areaServed: toPlace(place),
    audience: { "@type": "BusinessAudience", audienceType: "Healthcare employers" },
    provider: {
      "@type": "Organization",
      "@id": `${home}#organization`,
      name: site.name,
      url: home,
      telephone: site.phone,
    },
  };
}
