import type { CreditTerms } from '@portico/shared/contract/orders-credit-terms.ts'

type Standing = Pick<CreditTerms, 'organization' | 'credit_limit' | 'net_days' | 'is_open'>

/** What the form of credit terms edits; the version stands for it. */
export const editableTerms = (
  { organization, credit_limit, net_days, is_open }: Standing,
  emails: readonly string[],
) => ({ organization, credit_limit, net_days, is_open, buyer_emails: emails.toSorted() })
