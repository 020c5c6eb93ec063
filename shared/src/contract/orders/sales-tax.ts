import * as v from 'valibot'
import { errorMessage } from '../../errors/message.ts'
import { endpoint, refererPortal } from '../../calls/endpoint.ts'
import { entryVersion } from '../../calls/entry-version.ts'
import { taxCodeNames, taxModes } from '../../states/orders/tax.ts'
import { usStateCodes } from '../../states/us-state.ts'

const query = v.object(refererPortal)
const rate = v.object({
  state: v.picklist(usStateCodes, errorMessage('validation.required')),
  percent: v.pipe(
    v.number(errorMessage('validation.required')),
    v.minValue(0, errorMessage('validation.min_value', { value: 0 })),
    v.maxValue(25, errorMessage('validation.max_value', { value: 25 })),
    v.check(
      (percent) => Math.abs(Math.round(percent * 10_000) - percent * 10_000) < 1e-6,
      errorMessage('validation.invalid'),
    ),
  ),
})
const written = v.object({
  mode: v.picklist(taxModes),
  /** for courses without a setting of their own */
  tax_code: v.picklist(taxCodeNames),
  // Forms omit empty values.
  rates: v.optional(
    v.pipe(
      v.array(rate),
      v.maxLength(usStateCodes.length),
      v.check(
        (rates) => new Set(rates.map(({ state }) => state)).size === rates.length,
        'Each state may have one rate only.',
      ),
    ),
    [],
  ),
})
const salesTax = v.object({ ...written.entries, version: entryVersion() })
export type SalesTax = v.InferOutput<typeof salesTax>

export const show_sales_tax = endpoint({
  method: 'GET',
  path: '/admin/sales-tax',
  summary: 'Shows whether the portal’s orders include sales tax, and its rates',
  action: 'sales_tax.edit',
  query,
  output: salesTax,
  errors: [],
})
export const update_sales_tax = endpoint({
  method: 'PUT',
  path: '/admin/sales-tax',
  summary: 'Replaces the sales tax settings; existing orders keep theirs',
  action: 'sales_tax.edit',
  query,
  body: salesTax,
  output: salesTax,
  current: salesTax,
  errors: ['general.changed_meanwhile', 'payments.not_configured', 'validation.failed'],
})
