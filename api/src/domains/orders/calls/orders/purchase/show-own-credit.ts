import { show_own_credit } from '@portico/shared/contract/orders/credit-terms.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { owedUnderTerms } from './owed-under-terms.ts'
import { termsOf } from './reserve-credit.ts'

export const showOwnCredit = verb(show_own_credit, async ({ db, actor, portal, now }) => {
  const terms = await termsOf(db, actor.id)
  if (!terms) return null
  const { id: terms_id, organization, credit_limit, net_days } = terms
  const today = formatDate({ at: now(), time_zone: portal.time_zone, style: 'iso' })
  return { organization, credit_limit, net_days, ...(await owedUnderTerms(db, { terms_id, today })) }
})
