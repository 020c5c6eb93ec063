import { eq, sql } from 'drizzle-orm'
import { accessWindow } from '@portico/shared/rules/learning/progress/access-window.ts'
import { applyCommit, type ScormCommit } from '@portico/shared/rules/scorm/apply-commit.ts'
import { beginLaunch } from '@portico/shared/rules/scorm/begin-launch.ts'
import { ALLOWED_RESULTS } from '@portico/shared/rules/scorm/finish-result.ts'
import type { CommitAnswer, ContentServices, StartedLaunch } from '../../content/door.ts'
import { freePreviewChecker } from '../../courses/door.ts'
import { verifyFileToken } from '../../media/door.ts'
import { readOutline, type OutlineItem, visitChecker, storeItemDetails } from '../../learning/door.ts'
import { verifyLaunchToken, type LaunchToken } from '../host/launch-token.ts'
import { inPortal } from '../../../db/in-portal.ts'
import { prepare } from '../../../db/statements.ts'
import { enrollments, itemProgress } from '../../learning/tables.ts'
import type { Transaction } from '../../../db/client.ts'
import { emitter } from '../../../events/emit.ts'
import { fail } from '../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../kernel/rate-limit.ts'
import { rejectBusyRow } from '../../../kernel/transactions.ts'
import type { Services } from '../../../kernel/services.ts'
import { detailsFromCmi } from '@portico/shared/rules/scorm/progress-details.ts'
import { applyResult } from './apply-result.ts'
import { flightsPerUser, saveFlightPart } from './save-flight-part.ts'
import { saveLaunchRecord, readLaunchRecord, type RecordKey } from './launch-record.ts'
import { saveAfterCompletion, savesAfterCompletion } from './save-after-completion.ts'
import { startPreviewed } from './previewed-launch.ts'
import { readRegistration } from './registration.ts'
import { studentOf } from './student-of.ts'

const lockEnrollment = prepare((db) =>
  db
    .select()
    .from(enrollments)
    .where(eq(enrollments.id, sql.placeholder('id')))
    .for('update'),
)

/** A launch by an enrolled learner; every other launch is a preview and saves nothing. */
type LearnerLaunch = LaunchToken & { enrollment_id: number; progress_id: number }
const isLearnerLaunch = (launch: LaunchToken): launch is LearnerLaunch =>
  launch.enrollment_id !== null && launch.progress_id !== null
const notSaved: CommitAnswer = { outcome: 'saved', rejected: [] }
type Committed = { launch: LearnerLaunch; commit: ScormCommit; enrollment: typeof enrollments.$inferSelect }
type Open = <T>(portalId: number, work: (db: Transaction) => Promise<T>, enrollmentId: number) => Promise<T>

/** The calls the content host makes for a launch with a valid token. The host has already checked that session and enrollment are still valid. */
export function contentCalls(
  services: Services,
): Pick<
  ContentServices,
  'verifyToken' | 'verifyFileToken' | 'isVisitValid' | 'isFreePreview' | 'start' | 'commit' | 'record'
> {
  const inOne = <T>(portalId: number, work: (db: Transaction) => Promise<T>) =>
    inPortal(services.app.db, portalId, work)
  // Lock the enrollment first, like the learner's own calls; grouped commits are ordered by it.
  const inGroup: Open = (portal_id, work, lock_id) =>
    services.grouped({ portal_id, lock_id, work }).catch(rejectBusyRow)
  const within = <T>(
    open: Open,
    launch: LearnerLaunch,
    work: (db: Transaction, access: 'full' | 'read_only', enrollment: typeof enrollments.$inferSelect) => Promise<T>,
  ): Promise<T> =>
    open(
      launch.portal_id,
      async (db) => {
        const [enrollment] = await lockEnrollment(db, { id: launch.enrollment_id })
        const access =
          enrollment && !enrollment.ended_at && enrollment.user_id === launch.user_id
            ? accessWindow({ ...enrollment, now: services.now() })
            : 'none'
        if (!enrollment || (access !== 'full' && access !== 'read_only')) return fail('scorm.launch_invalid')
        return work(db, access, enrollment)
      },
      launch.enrollment_id,
    )
  return {
    verifyToken: (token) => verifyLaunchToken(token, services.secrets.launch, services.now().getTime()),
    verifyFileToken: (token) => verifyFileToken(token, services.secrets.launch, services.now().getTime()),
    isVisitValid: visitChecker(services),
    isFreePreview: freePreviewChecker(services),
    start: (launch) =>
      isLearnerLaunch(launch)
        ? within(inOne, launch, (db, access, enrollment) =>
            start(services, db, { launch, enrollment, isFinished: access === 'read_only' }),
          )
        : inOne(launch.portal_id, (db) => startPreviewed(db, launch)),
    record: async (launch, part) => {
      if (!isLearnerLaunch(launch)) return
      await enforceRateLimit(services.platform, flightsPerUser(launch.user_id))
      await inOne(launch.portal_id, (db) => saveFlightPart(db, { ...recordKeyOf(launch), ...part }))
    },
    commit: async (launch, commit) =>
      isLearnerLaunch(launch)
        ? within(inGroup, launch, (db, access, enrollment) =>
            access === 'read_only'
              ? commitLate(services, db, { launch, commit })
              : saveCommit(services, db, { launch, commit, enrollment }),
          )
        : notSaved,
  }
}

// Tokens issued before attempts were counted have no attempt number.
const recordKeyOf = ({ progress_id, attempt, sco }: LearnerLaunch): RecordKey => ({
  progress_id,
  attempt: Math.max(attempt, 1),
  sco,
})

async function start(
  { now }: Services,
  db: Transaction,
  { launch, enrollment, isFinished }: Omit<Committed, 'commit'> & { isFinished: boolean },
): Promise<StartedLaunch> {
  const place = recordKeyOf(launch)
  const stored = await readLaunchRecord(db, place, { lock: true })
  const outlineItem = await itemOf(db, launch)
  const registration = await readRegistration(db, { item: outlineItem, progress_id: launch.progress_id })
  if (stored?.is_ended || (registration.attempt !== null && registration.attempt !== place.attempt))
    fail('scorm.attempt_ended')
  const isReview = isFinished && (stored === null || !(await savesAfterCompletion(db, launch)))
  const item = registration.scos.find(({ identifier }) => identifier === launch.sco) ?? null
  const { record, snapshot } = beginLaunch({
    stored,
    student: await studentOf(db, launch.user_id),
    item: item ?? {},
    lesson_mode: isReview ? 'review' : 'normal',
  })
  if (!isReview) await saveLaunchRecord(db, place, { ...record, result: stored?.result ?? null }, now())
  // A page that reports nothing is finished once it opens.
  if (!isFinished && item && !item.sco) {
    const ctx = { db, emit: emitter(db, launch.portal_id), now }
    await applyResult(ctx, { enrollment, item: outlineItem, progress_id: launch.progress_id })
  }
  const title = launch.is_only ? outlineItem.title : (item?.title ?? outlineItem.title)
  return { launch: record.launch, title, entry: item?.launch ?? registration.scorm_module.entry, cmi: snapshot }
}

/** A finished course saves what its learner's own package still reports; what staff completed is only reviewed. */
const commitLate = async (
  { now }: Services,
  db: Transaction,
  { launch, commit }: Omit<Committed, 'enrollment'>,
): Promise<CommitAnswer> =>
  (await savesAfterCompletion(db, launch))
    ? saveAfterCompletion(db, { place: recordKeyOf(launch), commit, is_only: launch.is_only, now: now() })
    : notSaved

async function saveCommit(
  services: Services,
  db: Transaction,
  { launch, commit, enrollment }: Committed,
): Promise<CommitAnswer> {
  const place = recordKeyOf(launch)
  const stored = await readLaunchRecord(db, place, { lock: true })
  if (!stored) return fail('scorm.launch_invalid')
  if (stored.is_ended) fail('scorm.attempt_ended')
  const { result, ...record } = stored
  const item = commit.terminate || reportsFailure(commit.cmi) ? await itemOf(db, launch) : null
  const applied = applyCommit({ record, commit, mastery_score: item ? await masteryScoreOf(db, launch, item) : null })
  if (applied.outcome !== 'saved') return { outcome: applied.outcome, rejected: applied.rejected }
  await Promise.all([
    saveLaunchRecord(db, place, { ...applied.record, result }, services.now()),
    ...(launch.is_only
      ? [storeItemDetails(db, launch.progress_id, detailsFromCmi(applied.record.cmi), services.now())]
      : []),
  ])
  if (applied.long_suspend_data)
    services.log.warn({ progress_id: launch.progress_id }, 'suspend_data is longer than SCORM 1.2 promises')
  // Apply the result at the last commit of a session: the tab may close before the course page can request it. Apply a failure at once too, because a
  // later 'completed' must find it.
  if (item && ALLOWED_RESULTS.includes(applied.record.cmi[STATUS] ?? '')) {
    const { progress_id } = launch
    const ctx = { db, emit: emitter(db, launch.portal_id), now: services.now }
    await applyResult(ctx, { enrollment, item, progress_id })
  }
  return { outcome: 'saved', rejected: applied.rejected }
}

async function masteryScoreOf(db: Transaction, { progress_id, sco }: LearnerLaunch, item: OutlineItem) {
  const { scos } = await readRegistration(db, { item, progress_id })
  return scos.find(({ identifier }) => identifier === sco)?.mastery_score ?? null
}

const STATUS = 'cmi.core.lesson_status'
const reportsFailure = (cmi: Record<string, unknown>) => cmi[STATUS] === 'failed'

async function itemOf(db: Transaction, launch: LearnerLaunch): Promise<OutlineItem> {
  const [progress] = await db.select().from(itemProgress).where(eq(itemProgress.id, launch.progress_id))
  const { items } = await readOutline(db, launch.enrollment_id)
  return items.find((item) => item.id === progress?.module_item_id) ?? fail('scorm.launch_invalid')
}
