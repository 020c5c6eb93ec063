import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useEffect, useRef } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { celebrate } from './celebrate.ts'
import { GetCertificate } from '../course/get-certificate.tsx'
import { feedbackPath } from '../load/learner-path.ts'

/** Completion screen: confetti, certificate and next steps. */
export function CourseCompleted({
  course,
  has_storefront,
  onChange,
}: {
  course: LearnerCourse
  has_storefront: boolean
  onChange: (course: LearnerCourse) => void
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    if (canvas.current) void celebrate(canvas.current)
  }, [])
  return (
    <section className="completed card" aria-labelledby="completed">
      <canvas ref={canvas} className="completed-confetti" aria-hidden="true" />
      <Icon name="award" size="large" />
      <h2 id="completed" ref={heading} tabIndex={-1}>
        Course completed
      </h2>
      <p>{`Well done. You’ve completed “${course.title}”.`}</p>
      {course.certificate_template ? (
        <GetCertificate
          course={course}
          onIssued={({ serial, issued_at }) => onChange({ ...course, certificate: { serial, issued_at } })}
        />
      ) : null}
      <ul className="row completed-next" aria-label="What’s next">
        <li>
          <LinkButton kind="secondary" href={linkTo('outline', { slug: course.slug, related_id: course.related_id })}>
            View this Course
          </LinkButton>
        </li>
        {course.has_review ? null : (
          <li>
            <LinkButton kind="secondary" icon="star" href={feedbackPath(course)}>
              Leave a review
            </LinkButton>
          </li>
        )}
        <li>
          <LinkButton kind="secondary" href={linkTo('learnerCourses')}>
            My courses
          </LinkButton>
        </li>
        {has_storefront ? (
          <li>
            <LinkButton kind="secondary" href={linkTo('courses')}>
              Find your next course
            </LinkButton>
          </li>
        ) : null}
      </ul>
    </section>
  )
}
