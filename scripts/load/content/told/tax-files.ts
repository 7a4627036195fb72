import * as z from "zod";
import { parseTaxTables, type TaxTables } from "#app/reference/pay/tax-tables.ts";
import type { Reference } from "../../reference/reference.ts";

export const readTaxTables = (reference: Reference): TaxTables =>
  parseTaxTables({
    federal: reference.readWritten("us_tax_federal.json", z.unknown()),
    states: reference.readWritten("us_tax_states.json", z.unknown()),
    rules: reference.readWritten("us_tax_state_rules.json", z.unknown()),
  });
