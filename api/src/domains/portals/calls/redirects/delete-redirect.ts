import { delete_redirect } from '@portico/shared/contract/portals/redirects.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { removeRedirect } from '../../../publishing/door.ts'

export const deleteRedirect = verb(delete_redirect, async ({ db, note }, { params }) => {
  const gone = (await removeRedirect(db, params.id)) ?? fail('general.not_found')
  note(`redirect:${params.id}`, { removed: gone })
  return null
})
