import { eq } from 'drizzle-orm'
import { beginLaunch } from '@portico/shared/rules/scorm/begin-launch.ts'
import type { StartedLaunch } from '../../content/door.ts'
import { scormPackages } from '../tables.ts'
import type { Transaction } from '../../../db/client.ts'
import { fail } from '../../../kernel/fail.ts'
import type { LaunchToken } from '../host/launch-token.ts'
import { studentOf } from './student-of.ts'

/** Starts a preview with the same data a new learner gets. */
export async function startPreviewed(db: Transaction, launch: LaunchToken): Promise<StartedLaunch> {
  const [found] = await db.select().from(scormPackages).where(eq(scormPackages.sha256, launch.package_id)).limit(1)
  if (!found) return fail('scorm.launch_invalid')
  const item = found.items.find(({ identifier }) => identifier === launch.sco)
  const { record, snapshot } = beginLaunch({
    stored: null,
    student: await studentOf(db, launch.user_id),
    item: item ?? {},
    lesson_mode: 'normal',
  })
  return { launch: record.launch, title: item?.title ?? found.title, entry: item?.launch ?? found.entry, cmi: snapshot }
}
