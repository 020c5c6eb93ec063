import { eq } from 'drizzle-orm'
import { create_redirect } from '@portico/shared/contract/portals/redirects.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Transaction } from '../../../../db/client.ts'
import { fail, failFields } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { addRedirect, isOfServer, pageExists } from '../../../publishing/door.ts'
import { redirects } from '../../../publishing/tables.ts'
import { redirectColumns } from './redirect-columns.ts'

const redirectsFrom = async (db: Transaction, path: string): Promise<boolean> =>
  (await db.select({ id: redirects.id }).from(redirects).where(eq(redirects.from_path, path))).length > 0

/** The old path must have no page and no redirect, the new one must be a page: so there are no loops and no chains. */
export const createRedirect = verb(create_redirect, async ({ db, portal, note }, { body }) => {
  const { from_path: from, to_path: to } = body
  if (from === to) failFields({ to_path: [errorMessage('redirects.same_path')] })
  if (from === '/' || isOfServer(from) || (await pageExists(db, portal, from)))
    failFields({ from_path: [errorMessage('redirects.page_exists')] })
  if (await redirectsFrom(db, from)) failFields({ from_path: [errorMessage('redirects.exists')] })
  if (!(await pageExists(db, portal, to))) {
    const code = (await redirectsFrom(db, to)) ? 'redirects.leads_on' : 'redirects.no_page'
    failFields({ to_path: [errorMessage(code)] })
  }
  const id = (await addRedirect(db, { from, to, by_hand: true })) ?? fail('general.internal')
  note(`redirect:${id}`, { from, to })
  const [made] = await db.select(redirectColumns).from(redirects).where(eq(redirects.id, id))
  return made ?? fail('general.internal')
})
