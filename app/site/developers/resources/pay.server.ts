import * as z from "zod";
import { findAskedPlace, getWages } from "#app/catalogue/salary/question/asked-pay.server.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { describeTaxGaps, toTakeHome } from "#app/facts/reference/pay/income-tax.ts";
import { findOwnPay, findPriceLevel } from "#app/facts/reference/pay/market-pay.ts";
import { readTaxRecord } from "#app/facts/reference/pay/tax-tables.ts";
import { findStateBySlug, parseState } from "#app/facts/reference/place/states.ts";
import {
  findPaidRole,
  findRoleByName,
  getPayOwner,
  type PaidRole,
  toPayScope,
} from "#app/facts/reference/profession/paid-roles.ts";
import { paths } from "#app/paths.ts";
import { cursorParam, cutList, toList } from "#app/site/developers/contract/cursor.ts";
import { sources, toFigure, toNationalPay, toPay } from "#app/site/developers/contract/figures.ts";
import { none, notFound, slugParam, toResource } from "#app/site/developers/contract/resource.ts";
import { figure, listOfAnswers, payShape, url } from "#app/site/developers/contract/shapes.ts";

const role = {
  role: z.string(),
  name: z.string(),
  soc: z.string().describe("The occupation's code in the survey."),
  countedWith: z.string().nullable().describe("Who else the survey counts in these figures."),
};

const toRole = (of: PaidRole) => ({
  role: of.slug,
  name: of.name,
  soc: of.soc,
  countedWith: toPayScope(of),
});

export const payRoles = toResource({
  path: "/pay",
  id: "listPay",
  group: "Pay",
  title: "Pay by role",
  about: "Every role that we have pay for, with the figures of the country.",
  params: none,
  query: z.object({ cursor: cursorParam }),
  answer: listOfAnswers(
    z.object({
      ...role,
      url,
      pay: payShape,
      hasStates: z.boolean().describe("Whether the survey has figures of states."),
      metros: z.number().int().describe("Metro areas with figures of their own."),
    }),
  ),
  toExample: () => "/pay",
  async find({ env }, { query, self, toUrl }) {
    const all = await getFromCatalog(env.CATALOG, "role-pay");
    const cut = cutList(self, query.cursor, all);
    if ("refused" in cut) return cut;
    const data = cut.rows.map(({ slug, national, employed, hasStates, metros }) => ({
      ...toRole(findPaidRole(slug)!),
      url: toUrl(paths.rolePay(slug)),
      pay: toNationalPay(national, employed),
      hasStates,
      metros,
    }));
    return toList(self, toUrl, data, cut.at);
  },
});

export const pay = toResource({
  path: "/pay/{role}/{place}",
  id: "getPay",
  group: "Pay",
  title: "Pay of a role in a place",
  about:
    "What a role earns in a state, a metro area or the country (united-states). A place without figures of its own answers 404 and says which wider place has them.",
  params: z.object({
    role: slugParam.describe("A role of /pay, or a usual name of it: registered-nurse, rn."),
    place: slugParam.describe("A state, a metro area or united-states: texas, houston-tx."),
  }),
  query: none,
  answer: z.object({
    ...role,
    place: z.object({ kind: z.enum(["country", "state", "metro"]), slug: z.string(), name: z.string() }),
    url,
    pay: payShape,
    priceLevel: figure.nullable().describe("Prices there, where the country is 100."),
  }),
  toExample: () => "/pay/registered-nurse/houston-tx",
  async find(context, { params, toUrl }) {
    const asked = findRoleByName(params.role);
    if (!asked) return notFound("We have no pay of such a role. /api/v1/pay lists the roles.");
    const [place, wages, levels] = await Promise.all([
      findAskedPlace(context, params.place),
      getWages(context, asked),
      getFromCatalog(context.env.CATALOG, "price-levels"),
    ]);
    if (!place)
      return notFound(
        "We know no such place. Ask for a state, for a metro area of /api/v1/places, or for united-states.",
      );
    const own = findOwnPay(wages, place);
    const owner = getPayOwner(asked).slug;
    if (!own)
      return notFound(
        `The survey has no figures for ${asked.name} in ${place.name}. Ask for ${place.kind === "metro" ? "its state or " : ""}united-states.`,
      );
    const level = findPriceLevel(levels, place);
    return {
      ...toRole(asked),
      place: { kind: place.kind, slug: place.slug, name: place.name },
      url: toUrl(place.kind === "country" ? paths.rolePay(owner) : paths.placePay(owner, place.slug)),
      pay: toPay(own),
      priceLevel: level === null ? null : toFigure(level, "index, country = 100", sources.prices, "2024"),
    };
  },
});

const dollars = z.number().int().describe("Dollars a year.");

export const takeHome = toResource({
  path: "/take-home/{state}",
  id: "getTakeHome",
  group: "Pay",
  title: "What is left after tax",
  about:
    "What a single employee keeps of a year's wages in a state, with the standard deduction. An estimate, without local tax, credits, retirement savings and premiums.",
  params: z.object({ state: slugParam.describe("texas, or tx.") }),
  query: z.object({
    pay: z.coerce
      .number("Send dollars a year, such as 92000.")
      .int()
      .min(10_000)
      .max(3_000_000)
      .describe("Wages in dollars a year."),
  }),
  answer: z.object({
    state: z.string(),
    pay: dollars,
    kept: dollars,
    federal: dollars.describe("Income tax of the country."),
    payroll: dollars.describe("Social Security and Medicare."),
    stateTax: dollars.describe("Income tax and levies of the state."),
    year: z.number().int().describe("Whose rates and brackets these are."),
    notCounted: z.string().nullable(),
    url,
  }),
  toExample: () => "/take-home/oregon?pay=92000",
  async find({ env }, { params, query: { pay }, toUrl }) {
    const known = findStateBySlug(params.state) ?? parseState(params.state);
    if (!known) return notFound("There is no such state. /api/v1/states lists them.");
    const tables = readTaxRecord(await getFromCatalog(env.CATALOG, "taxes"), "single");
    const { federal, payroll, state, levies, kept } = toTakeHome(pay, known.code, tables);
    return {
      state: known.code,
      ...{ pay, kept: Math.round(kept), federal: Math.round(federal), payroll: Math.round(payroll) },
      stateTax: Math.round(state + levies),
      year: tables.federal.year,
      notCounted: describeTaxGaps(tables.states.get(known.code)!, known.name).trim() || null,
      url: toUrl(paths.salaryTool()),
    };
  },
});
