import { mostPlaces } from "#app/catalogue/salary/question/pay-address.ts";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import type { PayBasis } from "#app/facts/reference/pay/pay-basis.ts";
import type { PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { findPaidRole, type PaidRole, paidRoles } from "#app/facts/reference/profession/paid-roles.ts";
import type { ProfessionGroup } from "#app/facts/reference/profession/professions.ts";
import { toRunningText } from "#app/kit/text/figures.ts";
import { toLabel } from "#app/kit/text/sentence.ts";

interface FormInput {
  role: PaidRole | null;
  places: readonly PayPlace[];
  basis: PayBasis;
  metros: CatalogRecord<"metro-index">;
  typedPlaces?: readonly string[];
  refusedHours?: string | null;
}

const groups: readonly (readonly [title: string, of: readonly ProfessionGroup[]])[] = [
  ["Nursing", ["nursing", "advanced-practice"]],
  ["Physicians", ["physician"]],
  ["Therapy and diagnostics", ["therapy", "diagnostic", "pharmacy"]],
  ["Behavioral health", ["behavioral"]],
  ["Emergency, dental and support", ["emergency", "dental", "support"]],
  ["Administration", ["administration"]],
];

const suggestedMetros = 40;

export type PayFormView = ReturnType<typeof toPayForm>;

export function toPayForm({ role, places, basis, metros, typedPlaces, refusedHours }: FormInput) {
  const names = typedPlaces ?? places.map(({ name }) => name);
  return {
    role: role?.slug ?? "",
    places: Array.from({ length: mostPlaces }, (_, at) => names[at] ?? ""),
    per: basis.per,
    hours: refusedHours ?? String(basis.hours),
    isHoursRefused: refusedHours != null,
    groups: listRoleGroups(),
    metros: metros.slice(0, suggestedMetros).map(({ name }) => name),
  };
}

type RoleGroup = [title: string, roles: [slug: string, label: string][]];

let listed: RoleGroup[] | undefined;

/** Physicians' fields without their own figures come last. */
function listRoleGroups(): RoleGroup[] {
  listed ??= [
    ...groups.map(
      ([title, of]): RoleGroup => [
        title,
        toOptions((role) => of.includes(role.group) && !isOtherField(role)),
      ],
    ),
    ["Other physician fields", toOptions(isOtherField)],
  ];
  return listed;
}

const isOtherField = ({ specialty, countedWith }: PaidRole): boolean =>
  specialty !== null && countedWith !== null;

const toOptions = (isIn: (role: PaidRole) => boolean): [string, string][] =>
  paidRoles
    .filter(isIn)
    .map(({ slug, name, countedWith }): [string, string] => [
      slug,
      `${toLabel(name)}${countedWith && !isOtherField(findPaidRole(slug)!) ? ` (counted with ${toRunningText(findPaidRole(countedWith)!.plural)})` : ""}`,
    ])
    .sort((a, b) => a[1].localeCompare(b[1]));
