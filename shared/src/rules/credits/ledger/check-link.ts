import type { CreditAccountKind } from '../../../states/credit-movement.ts'
import { linkText, type LedgerLink } from './link-text.ts'

/** Running totals that an auditor computes from the links alone. */
export type LedgerCount = {
  position: number
  at: bigint
  hash: string
  balances: Map<number, number>
  remaining: number
  distributed: number
  used: number
}

export const emptyCount = (genesis_hash: string): LedgerCount => ({
  position: 0,
  at: -(2n ** 62n),
  hash: genesis_hash,
  balances: new Map(),
  remaining: 0,
  distributed: 0,
  used: 0,
})

const balanceByKind = {
  purchase: null,
  portal: 'remaining',
  course: 'distributed',
  manager: 'distributed',
  partner: 'distributed',
  learner: 'used',
} as const satisfies Readonly<Record<CreditAccountKind, 'remaining' | 'distributed' | 'used' | null>>

/** Checks one link and updates the count. Returns null, or the reason the link is broken; the count must not continue after a broken link. */
export function checkLink(count: LedgerCount, link: LedgerLink, digest: (text: string) => string): string | null {
  if (link.position !== count.position + 1) return `Link ${count.position + 1} is missing.`
  if (BigInt(link.at) < count.at) return 'It is dated before the previous link.'
  if (link.amount < 1) return 'Its amount is not a number of credits.'
  if (digest(linkText(count.hash, link)) !== link.hash)
    return 'Its hash does not match its content and the previous link.'
  for (const [side, change] of [
    ['from', -link.amount],
    ['to', link.amount],
  ] as const) {
    const account = link[side]
    const balance = (count.balances.get(account.id) ?? 0) + change
    if (balance !== link[`${side}_balance`])
      return `Account ${account.id} had ${balance} credits after it, and it says ${link[`${side}_balance`]}.`
    if (balance < 0 && account.kind !== 'purchase') return `Account ${account.id} was below zero after it.`
    count.balances.set(account.id, balance)
    const total = balanceByKind[account.kind]
    if (total) count[total] += change
  }
  for (const total of ['remaining', 'distributed', 'used'] as const)
    if (count[total] !== link[total])
      return `The portal had ${count[total]} credits ${total} after it, and it says ${link[total]}.`
  count.position = link.position
  count.at = BigInt(link.at)
  count.hash = link.hash
  return null
}
