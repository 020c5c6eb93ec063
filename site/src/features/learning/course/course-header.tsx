import type { LearnerCourse } from '@portico/shared/contract/learning.ts'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { ContinueButton } from './continue-button.tsx'
import { ItemStatus } from '../items/item-status.tsx'
import { feedbackPath, type CoursePageName } from '../load/learner-path.ts'

const tabs = (course: LearnerCourse): { name: CoursePageName; title: string; path: string }[] => [
  {
    name: 'courses-learner-slug-relatedId-overview',
    title: 'Overview',
    path: linkTo('overview', { slug: course.slug, related_id: course.related_id }),
  },
  {
    name: 'courses-learner-slug-relatedId-outline',
    title: 'Outline',
    path: linkTo('outline', { slug: course.slug, related_id: course.related_id }),
  },
  {
    name: 'courses-learner-slug-relatedId-certificates',
    title: 'Certificates',
    path: linkTo('learnerCertificates', { slug: course.slug, related_id: course.related_id }),
  },
  { name: 'courses-learner-slug-relatedId-feedback', title: 'Feedback', path: feedbackPath(course) },
]

/** The head of every page of a course: title, overall progress, the continue button and the way between the pages. */
export function CourseHeader({ course, page }: { course: LearnerCourse; page: CoursePageName }) {
  return (
    <header className="learner-head">
      <nav aria-label="Breadcrumb">
        <ol className="breadcrumbs">
          <li>
            <a href={linkTo('learnerCourses')}>My courses</a>
          </li>
          <li>
            <span aria-current="page">{course.title}</span>
          </li>
        </ol>
      </nav>
      <div className="learner-head-main">
        <div className="stack stack-2">
          <h1>{course.title}</h1>
          <ItemStatus status={course.status} />
        </div>
        <div className="learner-head-side">
          <ProgressBar label="Course progress" percentage={course.percentage} />
          <ContinueButton course={course} />
        </div>
      </div>
      <nav className="tabs-list" aria-label="Course pages">
        {tabs(course).map((tab) => (
          <a key={tab.name} className="tab" href={tab.path} aria-current={tab.name === page ? 'page' : undefined}>
            {tab.title}
          </a>
        ))}
      </nav>
    </header>
  )
}
