import * as z from "zod";
import { parseTaxTables, type TaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import type { Reference } from "../../reference/reference.ts";

export const readTaxFiles = (reference: Reference) => ({
  federal: reference.readWritten("us_tax_federal.json", z.unknown()),
  states: reference.readWritten("us_tax_states.json", z.unknown()),
  rules: reference.readWritten("us_tax_state_rules.json", z.unknown()),
  cities: reference.readWritten("us_tax_cities.json", z.unknown()),
});

export const readTaxTables = (reference: Reference): TaxTables => parseTaxTables(readTaxFiles(reference));
