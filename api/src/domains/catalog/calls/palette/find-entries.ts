import type { Action } from '@portico/shared/access/grants.ts'
import { may } from '@portico/shared/access/may.ts'
import { find_entries, type FoundEntry } from '@portico/shared/contract/catalog/palette.ts'
import { verb } from '../../../../kernel/verb.ts'
import { findCourses } from './find-courses.ts'
import { findInLists } from './find-in-lists.ts'
import { findOrders } from './find-orders.ts'
import { findUsers } from './find-users.ts'

/** Finds entries by a few letters. Skips kinds that the role may not read. */
export const findEntries = verb(find_entries, async ({ db, actor }, { query: { search } }) => {
  const mayRead = (action: Action) => may({ roles: [actor.role], action })
  const found: FoundEntry[] = []
  if (mayRead('courses.read_drafts')) found.push(...(await findCourses(db, search)))
  if (mayRead('users.read')) found.push(...(await findUsers(db, search)))
  if (mayRead('orders.read')) found.push(...(await findOrders(db, search)))
  found.push(...(await findInLists(db, { search, mayRead })))
  return found
})
