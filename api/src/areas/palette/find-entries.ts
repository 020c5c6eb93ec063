import type { Action } from '@portico/shared/access/actions.ts'
import { may } from '@portico/shared/access/may.ts'
import { find_entries, type FoundEntry } from '@portico/shared/contract/palette.ts'
import { anywhere } from '../../db/search-words.ts'
import { verb } from '../../kernel/verb.ts'
import { findCourses } from './find-courses.ts'
import { findInLists } from './find-in-lists.ts'
import { findOrders } from './find-orders.ts'
import { findUsers } from './find-users.ts'

/** Entries by a few letters. What the role may not read is not even looked for. */
export const findEntries = verb(find_entries, async ({ db, actor }, { query: { search } }) => {
  const mayRead = (action: Action) => may({ roles: [actor.role], action })
  const words = anywhere(search)
  const found: FoundEntry[] = []
  if (mayRead('courses.read_drafts')) found.push(...(await findCourses(db, words)))
  if (mayRead('users.read')) found.push(...(await findUsers(db, words)))
  if (mayRead('orders.read')) found.push(...(await findOrders(db, { words, search })))
  found.push(...(await findInLists(db, { words, mayRead })))
  return found
})
