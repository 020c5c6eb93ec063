import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Picture } from '@portico/shared/ui/picture.tsx'
import { ContinueButton } from './continue-button.tsx'
import { accessText, CardProgress } from './learner-course-card.tsx'
import { NextItemLine, nextItemId } from './next-item-line.tsx'

/** The course that the learner touched last, on top of My courses. */
export function ResumeCourse({ course }: { course: LearnerCourse }) {
  const titleId = `course-${course.related_id}`
  return (
    <section className="stack" aria-labelledby="resume-course">
      <h2 className="learner-section" id="resume-course">
        Continue where you left off
      </h2>
      <div className="learner-resume card">
        {course.thumbnail ? (
          <Picture
            className="learner-card-media"
            src={course.thumbnail}
            sizes="(width < 768px) 92vw, 380px"
            width={640}
            height={360}
            eager
          />
        ) : (
          <span className="learner-card-media" />
        )}
        <div className="learner-card-body">
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
          <NextItemLine course={course} />
          <div className="row learner-card-actions">
            <ContinueButton course={course} describedBy={`${titleId} ${nextItemId(course)}`} />
          </div>
        </div>
      </div>
    </section>
  )
}
