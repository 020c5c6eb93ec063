import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { useEffect, useRef } from 'react'
import { CertificateLink } from './certificate-link.tsx'
import { ContinueButton } from './continue-button.tsx'
import { NextItemLine, nextItemId } from './next-item-line.tsx'
import { progressText } from './progress-text.ts'
import { ItemStatus } from '../items/item-status.tsx'
import { isPreview } from '@portico/shared/pages/preview-of-course.ts'
import { feedbackPath, type CourseRoute } from '../load/learner-path.ts'

const certificatesPage: CourseRoute['name'] = 'courses-learner-slug-relatedId-certificates'
const questions = 'courses-learner-slug-relatedId-questions' as const
/** Maps a detail page to its list page. */
const listOf = (page: CourseRoute['name']): CourseRoute['name'] =>
  page === 'courses-learner-slug-relatedId-questions-questionId' ? questions : page

type Tab = { name: CourseRoute['name']; title: string; path: string }

const tabs = (course: LearnerCourse, has_questions: boolean): Tab[] => [
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
  ...(has_questions
    ? [
        {
          name: questions,
          title: 'Questions',
          path: linkTo('learnerQuestions', { slug: course.slug, related_id: course.related_id }),
        },
      ]
    : []),
]

/** Certificates, reviews and questions are for enrolled learners only. */
const tabsOf = (course: LearnerCourse, has_questions: boolean): Tab[] =>
  isPreview(course.related_id) ? tabs(course, false).slice(0, 2) : tabs(course, has_questions)

type Props = { course: LearnerCourse; page: CourseRoute['name']; has_questions: boolean }

/** Header of every course page: title, overall progress, continue button and tabs. */
export function CourseHeader({ course, page, has_questions }: Props) {
  const pages = useRef<HTMLElement>(null)
  // On narrow screens the tabs scroll, and only they: the page stays where it is.
  useEffect(() => {
    const list = pages.current
    const tab = list?.querySelector('[aria-current]')?.getBoundingClientRect()
    const box = list?.getBoundingClientRect()
    if (list && tab && box && (tab.left < box.left || tab.right > box.right)) list.scrollLeft += tab.left - box.left
  }, [page])
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
          <ProgressBar label="Course progress" percentage={course.percentage} words={progressText(course)} />
          <ContinueButton course={course} describedBy={nextItemId(course)} />
          {course.certificate || page === certificatesPage ? null : <CertificateLink course={course} />}
          <NextItemLine course={course} />
        </div>
      </div>
      <nav ref={pages} className="tabs-list" aria-label="Course pages">
        {tabsOf(course, has_questions).map((tab) => (
          <a
            key={tab.name}
            className="tab"
            href={tab.path}
            aria-current={tab.name === listOf(page) ? 'page' : undefined}
          >
            {tab.title}
          </a>
        ))}
      </nav>
    </header>
  )
}
