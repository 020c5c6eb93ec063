import { may } from '@portico/shared/access/may.ts'
import type { LearnerExam as Shown } from '@portico/shared/contract/exams/exams-staff.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { WholeCourseLink } from '../../learning/progress/whole-course-link.tsx'
import { ExtraTime } from './extra-time.tsx'
import { ProgressMark } from '@portico/shared/ui/progress-mark.tsx'
import { ResetExam } from './reset-exam.tsx'
import { ExamAttemptPanel } from './exam-attempt-panel.tsx'

/** Ids that calls use to identify a learner's exam. */
export type LearnerExamIds = { readonly course_id: number; readonly exam_id: number; readonly related_id: number }
type Props = {
  shown: Shown
  place: LearnerExamIds
  course: { slug: string; title: string }
  reaches: boolean
  onChanged: () => void
}

/** Shows one learner's exam: status, staff actions and every attempt. */
export function LearnerExam({ shown, place, course, reaches, onChanged }: Props) {
  const { me, portal } = useSession()
  const { learner, exam, status, remaining_attempts, resets, tries } = shown
  // Staff cannot change their own record, and a curator only reads.
  const mayManage = reaches && learner.id !== me.id && may({ roles: [me.current_role], action: 'exams.manage' })
  return (
    <>
      <PageHead
        title={learner.name || learner.email}
        actions={mayManage ? <ResetExam place={place} onReset={onChanged} /> : null}
      >
        {`${exam.title} in ${course.title}. ${learner.email}`}
      </PageHead>
      <section className="panel panel-body stack exam-panel" aria-label="The learner’s progress">
        <p>
          <ProgressMark status={status} />
        </p>
        <p>{remaining_attempts === null ? 'Attempts without limit' : `Attempts left: ${remaining_attempts}`}</p>
        <WholeCourseLink slug={course.slug} related_id={place.related_id} />
        {resets.map(({ after_attempts, by, at }) => (
          <p key={at} className="small muted">
            {`Reset after attempt ${after_attempts}${by ? ` by ${by}` : ''}, ${formatDate({ at, time_zone: portal.time_zone, style: 'moment' })}`}
          </p>
        ))}
        {mayManage && exam.is_graded ? <ExtraTime shown={shown} place={place} onSaved={onChanged} /> : null}
      </section>
      {tries.length === 0 ? <EmptyState title="No attempts yet">Every attempt is shown here.</EmptyState> : null}
      {tries.map((one, at) => (
        <ExamAttemptPanel key={one.attempts} one={one} isGraded={exam.is_graded} isOpen={at === 0} />
      ))}
    </>
  )
}
