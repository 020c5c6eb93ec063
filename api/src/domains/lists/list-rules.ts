import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import type { Transaction } from '../../db/client.ts'
import type { WithReach } from '../access/course-reach.ts'
import type { Actor, Scope } from '../../kernel/context.ts'
import { bundleRules } from './rules/bundles.ts'
import { partnerPageRules } from './rules/partner-pages.ts'
import { scheduleRules } from './rules/schedules.ts'
import { usedByCourses } from './rules/used-by-courses.ts'

type Values = Readonly<Record<string, unknown>>
type Changing = Scope & { actor: Actor; now: () => Date }

/** What a list asks for beyond its declaration. */
export type ListRules = {
  /** refuses whoever may not change, delete or restore an entry; asked of what it was and of what it becomes */
  readonly reach?: (db: Transaction, actor: WithReach, entry: Values) => Promise<void>
  /** refuses a new entry that may not be */
  readonly creating?: (ctx: Changing, values: Values) => Promise<void>
  /** refuses a deleted entry that may not come back, in the transaction that puts it back */
  readonly restored?: (db: Transaction, id: number) => Promise<void>
  /** what follows from the change of an entry */
  readonly updated?: (ctx: Changing, change: { before: ListRow; values: Values }) => Promise<void>
}

/** Rules of single lists. */
const ownRules: Readonly<Partial<Record<ResourceName, ListRules>>> = {
  bundles: bundleRules,
  'partner-pages': partnerPageRules,
  schedules: scheduleRules,
}

/** A list's own rules beside the one that follows from the courses that use it: both may refuse. */
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
