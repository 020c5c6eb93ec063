import { linkTo } from '@portico/shared/pages/link-to.ts'
import { linkToEntry } from '@portico/shared/pages/link-to-entry.ts'
import type { Transaction } from '../../db/client.ts'
import { freePreview } from './entries/free-preview.ts'

/** Paths of a course's own page and of its lessons that are open to visitors. Runs in the portal's scope. */
export async function coursePaths(db: Transaction, { id, slug }: { id: number; slug: string }): Promise<string[]> {
  const previews = await freePreview.touched_by(db, { of: 'course', id })
  return [linkTo('course', { slug }), ...previews.map((item_id) => linkToEntry('free-preview', String(item_id)))]
}
