import type {
  CreditAccountKind,
  CreditDirection,
  CreditMove,
  CreditMovementType,
  CreditTarget,
} from '../../states/credit-movement.ts'

export type LedgerAccount = {
  id: number
  kind: CreditAccountKind
  course_id: number | null
  enrollment_id: number | null
  partner_company_id: number | null
  /** what stands for the person who holds it */
  commitment: string | null
}

/** A link of a portal's chain: a movement with the balances after it. */
export type LedgerLink = {
  /** counted from 1, without gaps */
  position: number
  /** microseconds since 1970 */
  at: string
  move: CreditMove
  type: CreditMovementType
  target: CreditTarget
  direction: CreditDirection
  amount: number
  from: LedgerAccount
  from_balance: number
  to: LedgerAccount
  to_balance: number
  actor_commitment: string | null
  order_line_id: number | null
  sent_as: string | null
  /** what the portal had afterwards: its own, with others, used up */
  remaining: number
  distributed: number
  used: number
  hash: string
}

/** What the first hash of a portal's chain is made of. */
export const ledgerGenesis = (portal_id: number): string => `portico-ledger/1 portal ${portal_id}`

const accountText = ({ id, kind, course_id, enrollment_id, partner_company_id, commitment }: LedgerAccount): string =>
  [id, kind, course_id ?? 0, enrollment_id ?? 0, partner_company_id ?? 0, commitment ?? '-'].join(' ')

/** What a link's hash is made of: the hash before it and all that it says. The database writes the same (migration 0150). */
export const linkText = (before: string, link: LedgerLink): string =>
  [
    before,
    link.position,
    link.at,
    link.move,
    link.type,
    link.target,
    link.direction,
    link.amount,
    accountText(link.from),
    link.from_balance,
    accountText(link.to),
    link.to_balance,
    link.actor_commitment ?? '-',
    link.order_line_id ?? 0,
    link.sent_as ?? '-',
    link.remaining,
    link.distributed,
    link.used,
  ].join('\n')

/** What the signature of an erasure is made of: this person's commitment, on that day. */
export const signedLedgerErasure = (commitment: string, erased_at: string): string =>
  `portico-ledger/1 erased ${commitment} ${erased_at}`
