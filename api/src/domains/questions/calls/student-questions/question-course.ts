import { taughtCourse } from '../../../access/door.ts'
import type { Transaction } from '../../../../db/client.ts'
import type { Actor } from '../../../../kernel/context.ts'
import { requireQuestionsEnabled } from './require-questions-enabled.ts'

/** Returns the course whose questions staff read. */
export async function questionCourse({ db, actor }: { db: Transaction; actor: Actor }, slug: string): Promise<number> {
  await requireQuestionsEnabled(db)
  return taughtCourse({ db, actor }, { slug })
}
