import type { LearnerProgress } from '@portico/shared/contract/learning/enrollments-learner.ts'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { formatSeatTime } from '@portico/shared/ui/format-duration.ts'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { useMayInCourse } from '../../courses/access/may-in-course.ts'
import { LearnerMenu } from '../enrollments/learner-menu.tsx'
import { ProgressMark } from '@portico/shared/ui/progress-mark.tsx'
import { LearnerItems } from './learner-items.tsx'

type Props = { shown: LearnerProgress; onChanged: () => void }

/** Shows one learner's progress: the facts, then every item with its status and time spent. */
export function LearnerOfCourse({ shown, onChanged }: Props) {
  const isManaged = useMayInCourse('enrollments.manage')
  return (
    <>
      <PageHead
        title={shown.name || shown.email}
        actions={isManaged ? <LearnerMenu slug={shown.course.slug} learner={shown} onDone={onChanged} /> : null}
      >
        {`${shown.course.title}. ${shown.email}`}
      </PageHead>
      <Facts shown={shown} />
      {shown.modules.length === 0 ? (
        <div className="panel">
          <EmptyState title="No lessons yet">The lessons of this course appear here.</EmptyState>
        </div>
      ) : null}
      {shown.modules.map((module) => (
        <LearnerItems key={module.id} module={module} shown={shown} />
      ))}
    </>
  )
}

/** The percentage counts modules, so the items are shown beside it, as learners see them. */
function progressOf({ percentage, modules }: LearnerProgress): string {
  const items = modules.flatMap((module) => module.items)
  const done = items.filter(({ status }) => isDone(status)).length
  return items.length === 0 ? `${percentage}%` : `${percentage}% · ${done} of ${items.length} done`
}

function Facts({ shown }: { shown: LearnerProgress }) {
  const { portal } = useSession()
  const day = (at: string | null) =>
    at === null ? '–' : formatDay({ at, time_zone: portal.time_zone, reader_zone: readerZone(), style: 'medium' })
  const { completed_by_staff: by } = shown
  const facts = [
    { name: 'Progress', value: progressOf(shown) },
    { name: 'Seat time', value: formatSeatTime(shown) },
    { name: 'Enrolled', value: day(shown.enrolled_at) },
    { name: 'Started', value: day(shown.started_at) },
    { name: 'Completed', value: day(shown.finished_at) },
    { name: 'Curator', value: shown.curator?.name ?? '–' },
  ]
  return (
    <section className="panel panel-body stack" aria-label="The learner’s progress">
      <p>
        <ProgressMark status={shown.status} />
      </p>
      <dl className="learner-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {by ? <p>{`Completed by the staff on ${day(by.at)}: ${by.name || 'Staff'}, “${by.reason}”`}</p> : null}
      <p className="small muted">
        Our server counts seat time while a lesson is on screen and the learner is active. Offline time is reported
        later by the learner’s device, up to one hour at a time.
      </p>
    </section>
  )
}
