import { get_quote } from '@portico/shared/contract/orders/quote.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { TaxGap } from '@portico/shared/states/orders/tax.ts'
import type { Services } from '../../../../kernel/services.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { Refusal } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import type { AppliedCoupon } from './coupons/apply-coupon.ts'
import { accountNow, lacksAccount } from '../../paid-into.ts'
import { quotePerIp, taxPerIp, wrongCodesPerIp } from './limits.ts'
import { priceOnPage } from './price-on-page.ts'
import { quoteLines } from './quote-lines.ts'
import { queryTax } from './tax/query-tax.ts'
import type { TaxQuestion } from './tax/tax-source.ts'

/** Calculates prices on the server; reports lines that cannot be bought (any more), and why a code has no effect. */
export const getQuote = verb(get_quote, async ({ actor, portal, services, ip, now, inPortal }, { body }) => {
  await enforceRateLimit(services.platform, quotePerIp(ip))
  if (!hasStorefront(portal)) return { ...nothing, gone: body.lines.map(({ id }) => id) }
  const buyer_id = actor?.id ?? null
  const price = () =>
    inPortal(async ({ db }) => {
      const account = await accountNow(db, services, portal.id)
      const asked = { wanted: body, buyer_id, time_zone: portal.time_zone, account, now: now() }
      return { ...(await quoteLines(db, asked)), takes_cards: !(await lacksAccount(db, services, portal)) }
    })
  let quote = await price()
  let tax_gap = quote.tax_gap
  if (quote.tax_question) {
    await enforceRateLimit(services.platform, taxPerIp(ip))
    tax_gap = await taxGapAfterQuery(services, { portal_id: portal.id, question: quote.tax_question })
    if (tax_gap === null) ({ tax_gap } = quote = await price())
  }
  if (quote.coupon?.refused?.code === 'coupons.unknown') await enforceRateLimit(services.platform, wrongCodesPerIp(ip))
  const of = { kind: body.type, portal_id: portal.id }
  const stamps = new Map(body.lines.map(({ id, stamp }) => [id, stamp]))
  const lines = quote.lines.map((line) => ({
    ...line,
    on_page: priceOnPage({ ...of, line: { ...line, stamp: stamps.get(line.id) } }, services.secrets.prices),
  }))
  return {
    ...quote,
    tax_gap,
    is_tax_exempt: quote.tax_exemption_id !== null,
    lines,
    coupon: quote.coupon && couponView(quote.coupon),
  }
})

const nothing = {
  lines: [],
  subtotal: 0,
  discount: 0,
  tax: 0,
  tax_gap: null,
  tax_mode: 'none' as const,
  is_tax_exempt: false,
  takes_cards: false,
  total: 0,
  coupon: null,
}

/** Returns why there is no tax, if it fails; prices are quoted regardless. */
async function taxGapAfterQuery(
  services: Services,
  asked: { portal_id: number; question: TaxQuestion },
): Promise<TaxGap | null> {
  try {
    await queryTax(services, asked)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code === 'orders.address_unknown' ? 'unknown_address' : 'service'
  }
}

const couponView = ({ code, title, refused, is_limited }: AppliedCoupon) => ({
  code,
  title,
  refusal: refused && errorMessage(refused.code, refused.params),
  is_limited,
})
