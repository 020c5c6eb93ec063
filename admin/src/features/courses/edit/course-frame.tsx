import { may } from '@portico/shared/access/may.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { courseStatus, courseStatusLabels } from '@portico/shared/states/course.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { courseQuery, type Opened } from './course-query.ts'

/** One course: what it is called, how it stands, and its forms, each on a page of its own. */
export function CourseFrame({ children }: { children: (opened: Opened) => ReactNode }) {
  const { portal } = useSession()
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const { data, isFetching, isError, error, refetch } = useQuery(courseQuery(portal.id, slug))
  if (isError && !data)
    return (
      <FailedPage
        error={error}
        onRetry={() => void refetch()}
        entry={{ singular: 'course', list: <PageLink to={linkToStaff('staffCourses')}>Go to Courses</PageLink> }}
      />
    )
  return (
    <>
      <p className="back-link">
        <Link to={linkToStaff('staffCourses')}>← Courses</Link>
      </p>
      {data ? <Head opened={data} /> : null}
      <Tabs slug={slug} />
      {data && !(isFetching && data.course.slug !== slug) ? (
        <div key={data.course.id}>{children(data)}</div>
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </>
  )
}

function Head({ opened: { course, publication_status } }: { opened: Opened }) {
  const { portal } = useSession()
  return (
    <PageHead
      title={course.title}
      actions={
        publication_status === courseStatus.published ? (
          <LinkButton
            kind="quiet"
            icon="external"
            href={portal.url + linkTo('course', { slug: course.slug })}
            target="_blank"
            rel="noreferrer"
          >
            Open public page
          </LinkButton>
        ) : null
      }
    >
      {courseStatusLabels[publication_status]}
    </PageHead>
  )
}

function Tabs({ slug }: { slug: string }) {
  const { me, portal } = useSession()
  const answers =
    may({ roles: [me.current_role], action: 'questions.answer' }) && !portal.setting.disable_course_questions
  const seesExams = may({ roles: [me.current_role], action: 'learning.read_others' })
  const tabs = [
    { title: 'Details', path: linkToStaff('courseDetails', { slug }) },
    { title: 'Outline', path: linkToStaff('courseOutline', { slug }) },
    { title: 'Settings', path: linkToStaff('courseSettings', { slug }) },
    { title: 'Due dates', path: linkToStaff('courseDueDates', { slug }) },
    { title: 'Pricing', path: linkToStaff('coursePricing', { slug }) },
    { title: 'Instructors', path: linkToStaff('courseInstructors', { slug }) },
    { title: 'Assignments', path: linkToStaff('courseAssignments', { slug }) },
    { title: 'Certificate', path: linkToStaff('courseCertificate', { slug }) },
    ...(seesExams
      ? [
          { title: 'Enrollments', path: linkToStaff('courseEnrollments', { slug }) },
          { title: 'Exams', path: linkToStaff('courseExams', { slug }) },
          { title: 'Surveys', path: linkToStaff('courseSurveys', { slug }) },
        ]
      : []),
    ...(may({ roles: [me.current_role], action: 'reviews.moderate' })
      ? [{ title: 'Reviews', path: linkToStaff('courseReviews', { slug }) }]
      : []),
    ...(answers ? [{ title: 'Questions', path: linkToStaff('courseQuestions', { slug }) }] : []),
  ]
  return (
    <nav className="staff-tabs" aria-label="Course">
      {tabs.map((tab) => (
        <Link key={tab.path} to={tab.path} activeProps={{ 'aria-current': 'page' }}>
          {tab.title}
        </Link>
      ))}
    </nav>
  )
}
