import { date, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import type { TaxCode } from '@portico/shared/states/tax-code.ts'
import type { TaxExemptionState } from '@portico/shared/states/tax-exemption.ts'
import type { TaxMode } from '@portico/shared/states/tax-mode.ts'
import type { UsState } from '@portico/shared/states/us-state.ts'
import { createdAt, instant, json, portalId, portalTable, ref } from '../portal-table.ts'

/** One row a portal that ever set it; without one there is no sales tax. */
export const salesTaxes = pgTable('sales_taxes', {
  portal_id: portalId().primaryKey(),
  mode: text().$type<TaxMode>().notNull().default('none'),
  /** of courses that say nothing else */ tax_code: text().$type<TaxCode>().notNull().default('txcd_20060058'),
  updated_at: createdAt(),
})
/** A certificate by which somebody buys without sales tax, as they handed it in and as staff decided. */
export const taxExemptions = portalTable('tax_exemptions', {
  user_id: ref().notNull(),
  organization: text().notNull(),
  number: text().notNull(),
  states: text().array().$type<UsState[]>().notNull(),
  key: text().notNull(),
  file_key: text().notNull(),
  name: text().notNull(),
  content_type: text().notNull(),
  status: text().$type<TaxExemptionState>().notNull().default('waiting'),
  reason: text().notNull().default(''),
  /** its last day */ expires_on: date({ mode: 'string' }),
  reviewed_by: ref(),
  reviewed_at: instant(),
  created_at: createdAt(),
})
/** What the tax service calculated for a quote, by a hash of all that it depends on, until an order takes it. */
export const taxCalculations = portalTable('tax_calculations', {
  hash: text().notNull(),
  provider_id: text().notNull(),
  taxes: json<readonly number[]>().notNull(),
  expires_at: instant().notNull(),
})
export const taxRates = portalTable('tax_rates', {
  state: text().$type<UsState>().notNull(),
  percent: numeric({ precision: 7, scale: 4, mode: 'number' }).notNull(),
})
