import type { TypedPay } from "#app/catalogue/salary/question/asked-pay.server.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { RolePay } from "#app/facts/catalog/wage-records.ts";
import { workTime } from "#app/facts/reference/pay/full-time.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { findPaidRole, paidOwners, toPayScope } from "#app/facts/reference/profession/paid-roles.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toLabel } from "#app/kit/text/sentence.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { paths } from "#app/paths.ts";
import { toPayForm } from "./pay-form.server.ts";

export type SalaryIndexView = Awaited<ReturnType<typeof getSalaryIndex>>;

const chartedShown = 12;

export async function getSalaryIndex(context: SiteContext, typed: TypedPay) {
  const { CATALOG } = context.env;
  const [pay, metros, nurses] = await Promise.all([
    getFromCatalog(CATALOG, "role-pay"),
    getFromCatalog(CATALOG, "metro-index"),
    getFromCatalog(CATALOG, "wages", "29-1141"),
  ]);
  // On the same scale as physicians, the others would be dots.
  const largest = pay
    .filter(({ slug }) => findPaidRole(slug)!.group !== "physician")
    .toSorted((a, b) => (b.employed ?? 0) - (a.employed ?? 0))
    .slice(0, chartedShown)
    .toSorted((a, b) => (b.national.median ?? 0) - (a.national.median ?? 0));
  return {
    form: toPayForm({ ...typed, metros, typedPlaces: typed.typedPlaces }),
    problem: toProblem(typed),
    chart: largest.map((one) => ({ ...toNamed(one), pay: one.national, n: one.employed })),
    rows: pay.map(toRow).sort((a, b) => a.name.localeCompare(b.name)),
    states: states.map(({ code, slug, name }) => ({
      name,
      to: paths.placePay("registered-nurse", slug),
      note: formatDollars(nurses.states[code]!),
    })),
    metros: metros
      .filter(({ slug }) => nurses.metros[slug])
      .slice(0, chartedShown * 2)
      .map(({ slug, name }) => ({
        name,
        to: paths.placePay("registered-nurse", slug),
        note: formatDollars(nurses.metros[slug]!.median!),
      })),
    counts: { roles: pay.length, metros: Object.keys(nurses.metros).length },
  };
}

function toNamed({ slug }: RolePay) {
  const role = findPaidRole(slug)!;
  const scope = toPayScope(role);
  return { label: `${toLabel(role.plural)}${scope ? ` (with ${scope})` : ""}`, to: paths.rolePay(slug) };
}

function toRow(one: RolePay) {
  const { label, to } = toNamed(one);
  const { p25, median, p75 } = one.national;
  return {
    name: label,
    to,
    cells: [
      median === null ? "–" : formatDollars(median),
      p25 === null || p75 === null ? "–" : `${formatDollars(p25)} to ${formatDollars(p75)}`,
      one.employed === null ? "–" : formatCount(one.employed),
      one.hasStates ? "51" : "none",
      one.metros === 0 ? "none" : String(one.metros),
    ],
  };
}

function toProblem({ role, typedRole, unknownPlaces, refusedHours }: TypedPay) {
  const lines = [
    typedRole && !role && `We have no profession or specialty called “${typedRole}”.`,
    ...unknownPlaces.map(
      (place) => `We have no figures for a place called “${place}”. Try a state or a larger city.`,
    ),
    refusedHours !== null &&
      `A week of “${refusedHours}” hours is not possible. Enter the hours a week, from ${workTime.weekHours.least} to ${workTime.weekHours.most}.`,
    !typedRole && "Choose a profession or specialty.",
  ].filter((line) => typeof line === "string");
  if (!typedRole && unknownPlaces.length === 0 && refusedHours === null) return null;
  const pages = paidOwners.map(({ slug, name }) => ({ title: `${name} pay`, to: paths.rolePay(slug) }));
  const nearest = typedRole && !role ? toMissingPage(`/${typedRole}`, pages).nearest : [];
  return { lines, nearest: nearest.filter(({ to }) => pages.some((page) => page.to === to)) };
}
