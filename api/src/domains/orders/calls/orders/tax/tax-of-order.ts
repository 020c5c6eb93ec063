import type { Transaction } from '../../../../../db/client.ts'
import { fail } from '../../../../../kernel/fail.ts'
import type { Services } from '../../../../../kernel/services.ts'
import type { Quote } from '../quote-lines.ts'
import { queryTax } from './query-tax.ts'
import { claimCalculation } from './claim-calculation.ts'
import type { TaxQuestion } from './tax-source.ts'

/** Thrown to end a transaction that needs the tax service's answer first; with a null question, another order took the answer. */
class TaxAnswerNeeded extends Error {
  readonly question: TaxQuestion | null
  constructor(question: TaxQuestion | null) {
    super('the tax service has not been asked')
    this.question = question
  }
}
/** Parallel tabs of one buyer that pay for the same need a calculation each. */
const mostAttempts = 5

/** Runs the placing of an order, and runs it again after the tax service has answered outside any transaction. */
export async function withTaxAnswer<T>(
  services: Services,
  { portal_id, attempt }: { portal_id: number; attempt: () => Promise<T> },
): Promise<T> {
  for (let tries = 1; tries <= mostAttempts; tries += 1)
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof TaxAnswerNeeded)) throw error
      if (error.question) await queryTax(services, { portal_id, question: error.question })
    }
  return fail('orders.tax_unavailable')
}

/** Refuses to place an order until its tax is known; nothing is charged without tax or with a guess. */
export function requireKnownTax({ tax_gap, tax_question }: Pick<Quote, 'tax_gap' | 'tax_question'>): void {
  if (tax_gap === null) return
  if (tax_question) throw new TaxAnswerNeeded(tax_question)
  fail(tax_gap === 'too_many' ? 'orders.tax_too_many' : 'orders.tax_unavailable')
}

/** Assigns the calculation behind a quote to its order; null if none was needed. */
export async function calculationOf(db: Transaction, { tax_hash }: Pick<Quote, 'tax_hash'>): Promise<string | null> {
  if (tax_hash === null) return null
  const taken = await claimCalculation(db, tax_hash)
  if (taken === null) throw new TaxAnswerNeeded(null)
  return taken
}
