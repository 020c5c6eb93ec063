import type Stripe from 'stripe'
import * as v from 'valibot'
import { badRequest, found } from '../api/api-error.ts'
import { call, type Call } from '../api/call.ts'
import { LIST_PARAMS, page } from '../api/list-page.ts'
import { currency, integer, listOf, metadata, text } from '../api/param-schemas.ts'
import { retrieve } from '../calls/read-calls.ts'
import { calculation, type TaxLocation } from './calculation.ts'
import { isTaxCode } from './rates.ts'

const emptyable = v.optional(v.string())
const LINE = v.strictObject({
  amount: integer(1, 99_999_999),
  reference: v.optional(text(500)),
  quantity: v.optional(integer(1, 1_000_000)),
  tax_behavior: v.optional(v.picklist(['exclusive'], 'The local payment service knows tax on top of a price only.')),
  tax_code: v.optional(text(30)),
  metadata: v.optional(metadata),
} satisfies Partial<Record<keyof Stripe.Tax.CalculationCreateParams.LineItem, v.GenericSchema>>)

const createCalculation = call({
  method: 'POST',
  path: '/v1/tax/calculations',
  params: v.strictObject({
    currency,
    line_items: v.pipe(listOf(LINE), v.minLength(1, 'Provide at least one line item.')),
    customer_details: v.strictObject({
      address: v.strictObject({
        country: text(2),
        state: emptyable,
        postal_code: emptyable,
        city: emptyable,
        line1: emptyable,
        line2: emptyable,
      }),
      address_source: v.optional(v.picklist(['billing', 'shipping'])),
      taxability_override: v.optional(v.picklist(['customer_exempt', 'none'])),
    } satisfies Partial<Record<keyof Stripe.Tax.CalculationCreateParams.CustomerDetails, v.GenericSchema>>),
  } satisfies Partial<Record<keyof Stripe.Tax.CalculationCreateParams, v.GenericSchema>>),
  handle({ currency: of, line_items, customer_details: { address, taxability_override } }, { tx, now_s }) {
    const unknown = line_items.findIndex(({ tax_code }) => tax_code !== undefined && !isTaxCode(tax_code))
    if (unknown >= 0)
      throw badRequest(`No such tax code: '${line_items[unknown]?.tax_code}'`, {
        code: 'resource_missing',
        param: `line_items[${unknown}][tax_code]`,
      })
    rejectDuplicateReferences(line_items)
    const made = calculation({
      now_s,
      currency: of,
      place: taxLocationOf(address),
      is_exempt: taxability_override === 'customer_exempt',
      lines: line_items,
    })
    tx.put('tax_calculations', made.calculation)
    tx.put('tax_calculation_lines', { id: made.calculation.id, items: made.items })
    return made.calculation
  },
})

function rejectDuplicateReferences(lines: readonly { reference?: string | undefined }[]): void {
  const named = lines.flatMap(({ reference }) => reference ?? [])
  if (new Set(named).size < named.length) throw badRequest('Each line item needs a reference of its own.')
}

/** For the US, Stripe requires at least an existing state and ZIP code. 00000 belongs to no state. */
function taxLocationOf({
  country,
  state,
  postal_code,
  ...rest
}: { country: string } & Partial<TaxLocation>): TaxLocation {
  const isKnown = country === 'US' && /^[A-Z]{2}$/.test(state ?? '') && /^\d{5}(-\d{4})?$/.test(postal_code ?? '')
  if (!isKnown || postal_code?.startsWith('00000'))
    throw badRequest("We could not determine the customer's tax location based on the provided customer address.", {
      code: 'customer_tax_location_invalid',
      param: 'customer_details[address]',
    })
  return { country, state: state ?? '', postal_code: postal_code ?? '', ...rest }
}

const listLines = call({
  method: 'GET',
  path: '/v1/tax/calculations/:id/line_items',
  params: v.strictObject(LIST_PARAMS),
  handle: (params, { tx }, id) =>
    page({
      rows: found(tx.get('tax_calculation_lines', id), 'calculation', id).items,
      url: `/v1/tax/calculations/${id}/line_items`,
      params,
    }),
})

export const CALCULATION_CALLS: readonly Call[] = [
  createCalculation,
  listLines,
  retrieve('/v1/tax/calculations', 'tax_calculations', 'calculation'),
]
