import type { AttentionItem } from '@portico/shared/contract/learning/dashboard.ts'
import type { AttentionKind } from '@portico/shared/rules/learning/dashboard/attention.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Portal } from '../../../portal/portal.ts'
import type { WithReach } from '../../access/door.ts'

export type AttentionResult = Pick<AttentionItem, 'count' | 'entries'>
export type AttentionContext = {
  readonly portal: Portal
  readonly sells: boolean
  readonly now: Date
  readonly services: Pick<Services, 'payments'>
  readonly actor: WithReach
}
type Reader = (db: Transaction, context: AttentionContext) => Promise<AttentionResult>

/**
 * Finds what needs attention, one reader per kind: a file in `attention` of the domain whose rows it reads, and its line in `registries/attention.ts`.
 */
export type AttentionReaders = { readonly [K in AttentionKind]: Reader }
