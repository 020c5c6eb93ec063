import type {
  CreditAccountKind,
  CreditDirection,
  CreditMove,
  CreditMovementType,
  CreditTarget,
} from '../../../states/credit-movement.ts'

export type LedgerAccount = {
  id: number
  kind: CreditAccountKind
  course_id: number | null
  enrollment_id: number | null
  partner_company_id: number | null
  /** stands for the person who owns the account */
  commitment: string | null
}

/** A link in a portal's chain: a credit movement with the balances after it. */
export type LedgerLink = {
  /** starts at 1, without gaps */
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
  /** the portal's credits afterwards: its own, distributed, used */
  remaining: number
  distributed: number
  used: number
  hash: string
}

/** Text that the first hash of a portal's chain is computed from. */
export const ledgerGenesis = (portal_id: number): string => `portico-ledger/1 portal ${portal_id}`

const accountText = ({ id, kind, course_id, enrollment_id, partner_company_id, commitment }: LedgerAccount): string =>
  [id, kind, course_id ?? 0, enrollment_id ?? 0, partner_company_id ?? 0, commitment ?? '-'].join(' ')

/** Text that a link's hash is computed from: the previous hash and all of the link's data. The database builds the same text (migration 0150). */
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

/** Text that the signature of an erasure covers: the person's commitment and the date. */
export const signedLedgerErasure = (commitment: string, erased_at: string): string =>
  `portico-ledger/1 erased ${commitment} ${erased_at}`
