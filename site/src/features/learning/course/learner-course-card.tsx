import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { formatDuration } from '@portico/shared/ui/format-duration.ts'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import { Picture } from '@portico/shared/ui/picture.tsx'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { CertificateLink } from './certificate-link.tsx'
import { ContinueButton } from './continue-button.tsx'
import { NextItemLine, nextItemId } from './next-item-line.tsx'
import { exhaustedText, progressText } from './progress-text.ts'
import { ItemStatus } from '../items/item-status.tsx'
import { portalDate } from '../../../scripts/portal-date.ts'

/** A learner's course card with progress and continue button. `eager`: the picture is visible at once. */
export function LearnerCourseCard({ course, eager }: { course: LearnerCourse; eager: boolean }) {
  const titleId = `course-${course.related_id}`
  const stuck = exhaustedText(course)
  return (
    <li className="learner-card card">
      {course.thumbnail ? (
        <Picture
          className="learner-card-media"
          src={course.thumbnail}
          sizes="(width < 560px) 92vw, (width < 992px) 46vw, 380px"
          width={640}
          height={360}
          eager={eager}
        />
      ) : (
        <span className="learner-card-media" />
      )}
      <div className="learner-card-body">
        <div className="row row-between">
          <ItemStatus status={course.status} />
          {course.duration_minutes > 0 ? (
            <span className="small muted">{formatDuration(course.duration_minutes)}</span>
          ) : null}
        </div>
        <h3 className="learner-card-title" id={titleId}>
          <a
            className="learner-card-link"
            href={linkTo('overview', { slug: course.slug, related_id: course.related_id })}
          >
            {course.title}
          </a>
        </h3>
        <CardProgress course={course} />
        <p className="small muted">{accessText(course)}</p>
        {stuck ? <p className="small">{stuck}</p> : null}
        <NextItemLine course={course} />
        <div className="row learner-card-actions">
          <ContinueButton course={course} describedBy={`${titleId} ${nextItemId(course)}`} />
          <CertificateLink course={course} describedBy={titleId} />
        </div>
      </div>
    </li>
  )
}

/** Progress of a course on its card: a bar, then percentage and items done. */
export const CardProgress = ({ course }: { course: LearnerCourse }) => (
  <div className="learner-card-progress">
    <ProgressBar label={`Progress of ${course.title}`} percentage={course.percentage} hideText />
    <span className="small tabular">{progressText(course)}</span>
  </div>
)

const isOver = (at: string): boolean => Date.parse(at) < Date.now()

export function accessText(course: LearnerCourse): string {
  if (course.access === 'none') return `Your access ended on ${portalDate(course.access_until)}.`
  if (course.access === 'paused') return 'Paused: the payment is disputed.'
  if (course.finished_at) return `Completed on ${portalDate(course.finished_at)}`
  if (course.due_at === null) return `Access until ${portalDate(course.access_until)}`
  return `${isOver(course.due_at) ? 'Was due on' : 'Due on'} ${portalDate(course.due_at)}`
}
