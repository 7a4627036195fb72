import type { PageLink } from "#app/page/page-link.ts";
import { paths, professionJobLists } from "#app/paths.ts";
import { states } from "#app/reference/place/states.ts";
import { professions } from "#app/reference/profession/professions.ts";
import { profiledProfessions } from "#app/reference/profession/profiled-professions.ts";
import { specialtyOptions } from "#app/reference/profession/specialty-options.ts";
import { comingPages } from "./coming-pages.ts";
import { hubs } from "./hubs.ts";

export interface SitePage extends PageLink {
  synonyms?: readonly string[];
}

const byTitle = (a: SitePage, b: SitePage) => a.title.localeCompare(b.title);

const withOwnList = new Map<string, string>(
  professionJobLists.map((list) => [list, paths.professionJobs(list)]),
);

export const siteSections: readonly { title: string; pages: readonly SitePage[] }[] = [
  {
    title: "Jobs",
    pages: [
      { title: "Home", to: paths.home(), synonyms: ["start", "index"] },
      {
        title: "All open jobs",
        to: paths.jobs(),
        synonyms: ["careers", "openings", "vacancies", "listings"],
      },
      { title: "Featured jobs", to: paths.featuredJobs() },
      { title: "Jobs by state", to: paths.jobsByState() },
      { title: "Remote jobs", to: paths.jobs("remote=true"), synonyms: ["telehealth", "telecommute"] },
      { title: "Jobs posted today", to: paths.jobs("posted=today"), synonyms: ["new", "latest"] },
      { title: "Urgent openings", to: paths.jobs("urgency=urgent") },
      { title: "Travel jobs", to: paths.jobs("type=travel"), synonyms: ["traveler"] },
      { title: "Locum tenens jobs", to: paths.jobs("type=locum"), synonyms: ["locums"] },
    ],
  },
  {
    title: "Jobs by profession",
    pages: [
      ...professions.map(({ slug, name, synonyms }) => ({
        title: `${name} jobs`,
        to: withOwnList.get(slug) ?? paths.jobs(`profession=${slug}`),
        synonyms,
      })),
      {
        title: "Healthcare administration jobs",
        to: paths.professionJobs("healthcare-administration"),
        synonyms: ["admin", "management", "executive"],
      },
    ].sort(byTitle),
  },
  {
    title: "Professions and careers",
    pages: [
      { title: "Healthcare professions", to: paths.professions(), synonyms: ["occupations"] },
      { title: "Healthcare careers", to: paths.healthcareCareers(), synonyms: ["paths", "school", "become"] },
      { title: "NP and PA specialties", to: paths.npPaSpecialties(), synonyms: ["nurse", "practitioner"] },
      ...profiledProfessions.map(({ slug, name }) => ({ title: name, to: paths.profession(slug) })),
    ],
  },
  {
    title: "Jobs by state",
    pages: states.map(({ slug, name, code }) => ({
      title: `Jobs in ${name}`,
      to: paths.jobsInState(slug),
      synonyms: [code.toLowerCase(), slug.replaceAll("-", "")],
    })),
  },
  {
    title: "Places",
    pages: [
      { title: "Metro areas", to: paths.metroAreas(), synonyms: ["metropolitan", "cities"] },
      { title: "Locations", to: paths.locations(), synonyms: ["cities", "towns", "places"] },
    ],
  },
  {
    title: "Professions and specialties",
    pages: [
      {
        title: "All specialties",
        to: paths.specialties(),
        synonyms: ["fields", "subspecialties", "families"],
      },
    ],
  },
  {
    title: "Jobs by specialty",
    pages: specialtyOptions.map(({ value, label }) => ({
      title: `${label} jobs`,
      to: paths.jobs(`specialty=${value}`),
    })),
  },
  {
    title: "Recruiters",
    pages: hubs.map(({ name, path }) => ({ title: name, to: path })).sort(byTitle),
  },
  {
    title: "Maps and markets",
    pages: [
      { title: "Healthcare by place", to: paths.geography(), synonyms: ["map", "geography", "regions"] },
      { title: "Geographic markets", to: paths.geographicMarkets(), synonyms: ["city", "cities"] },
    ],
  },
  {
    title: "Employers and contact",
    pages: [
      { title: "For employers", to: paths.employers(), synonyms: ["recruit", "hiring", "staffing"] },
      { title: "Send a hiring request", to: paths.hireRequest(), synonyms: ["hire", "talent"] },
      { title: "Contact us", to: paths.contact(), synonyms: ["support", "help", "phone", "email"] },
      { title: "Log in", to: paths.login(), synonyms: ["signin", "sign", "login", "account"] },
      { title: "Create an account", to: paths.register(), synonyms: ["signup", "sign", "join", "register"] },
      { title: "Reset a password", to: paths.forgotPassword(), synonyms: ["forgot"] },
      { title: "Site map", to: paths.sitemap(), synonyms: ["sitemap"] },
    ],
  },
  {
    title: "Coming soon",
    pages: Object.entries(comingPages)
      .flatMap(([path, page]) =>
        typeof page === "function" || path.startsWith(paths.admin()) || (page.canonical ?? path) !== path
          ? []
          : [{ title: page.title, to: path }],
      )
      .sort(byTitle),
  },
];
