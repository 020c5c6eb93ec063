import type { CreditTerms } from '@portico/shared/contract/orders/credit-terms.ts'

type Standing = Pick<CreditTerms, 'organization' | 'credit_limit' | 'net_days' | 'is_open'>

/** Returns the fields that the credit terms form edits; their version is derived from them. */
export const editableTerms = (
  { organization, credit_limit, net_days, is_open }: Standing,
  emails: readonly string[],
) => ({ organization, credit_limit, net_days, is_open, buyer_emails: emails.toSorted() })
