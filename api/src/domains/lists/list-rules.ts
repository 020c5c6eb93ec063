import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import type { Transaction } from '../../db/client.ts'
import type { WithReach } from '../access/door.ts'
import type { Actor, Scope } from '../../kernel/context.ts'
import { bundleRules } from './rules/bundles.ts'
import { partnerPageRules } from './rules/partner-pages.ts'
import { scheduleRules } from './rules/schedules.ts'
import { usedByCourses } from './rules/used-by-courses.ts'

type Values = Readonly<Record<string, unknown>>
type Changing = Scope & { actor: Actor; now: () => Date }

type RefusedChange = { code: 'schedules.below_reserved_many'; fields: Record<string, string[]> }

/** Rules of a list beyond its declaration. */
export type ListRules = {
  /** refuses actors who may not change, delete or restore an entry; checked on the old and the new values */
  readonly reach?: (db: Transaction, actor: WithReach, entry: Values) => Promise<void>
  /** rejects a new entry that is not allowed */
  readonly creating?: (ctx: Changing, values: Values) => Promise<void>
  /** rejects restoring a deleted entry, in the transaction that restores it */
  readonly restored?: (db: Transaction, id: number) => Promise<void>
  /** says why a change of an entry is not allowed: at its fields, and as a code for reports on many entries */
  readonly changing?: (change: { before: ListRow; values: Values }) => RefusedChange | null
  /** effects of changing an entry */
  readonly updated?: (ctx: Changing, change: { before: ListRow; values: Values }) => Promise<void>
}

const ownRules: Readonly<Partial<Record<ResourceName, ListRules>>> = {
  bundles: bundleRules,
  'partner-pages': partnerPageRules,
  schedules: scheduleRules,
}

/** Combines a list's own rules with the one derived from the courses that use it; either may refuse. */
export function joinRules(own: ListRules, derived: Pick<ListRules, 'reach'>): ListRules {
  const reaches = [derived.reach, own.reach].filter((reach) => reach !== undefined)
  if (reaches.length === 0) return own
  return {
    ...own,
    async reach(db, actor, entry) {
      for (const reach of reaches) await reach(db, actor, entry)
    },
  }
}

export const rulesOf = (name: ResourceName): ListRules => joinRules(ownRules[name] ?? {}, usedByCourses(name) ?? {})
