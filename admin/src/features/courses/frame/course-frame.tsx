import { linkTo } from '@portico/shared/pages/link-to.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { courseStatus, courseStatusLabels } from '@portico/shared/states/courses/course.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { courseQuery, type Opened } from './course-query.ts'
import { CourseReachContext } from '../access/may-in-course.ts'
import { OutOfReachNotice, ReadOnlyCourseNotice } from '../access/read-only-notices.tsx'
import { courseGroups, useOpenGroup } from './course-groups.ts'
import { MovedCourse } from './moved-course.tsx'
import { CourseTabs } from './course-tabs.tsx'

/** One course: title, status and forms, each on its own page. */
export function CourseFrame({ children }: { children: (opened: Opened) => ReactNode }) {
  const { portal } = useSession()
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const { data, isFetching, isError, error, refetch } = useQuery(courseQuery(portal.id, slug))
  const isAboutPeople = useOpenGroup(courseGroups(slug))?.about_people === true
  if (isError && !data)
    return (
      <MovedCourse slug={slug} error={error}>
        <FailedPage
          error={error}
          onRetry={() => void refetch()}
          entry={{ singular: 'course', list: <PageLink to={linkToStaff('staffCourses')}>Go to Courses</PageLink> }}
        />
      </MovedCourse>
    )
  return (
    <>
      <p className="back-link">
        <Link to={linkToStaff('staffCourses')}>← Courses</Link>
      </p>
      {data ? <Head opened={data} /> : null}
      {data && !data.is_reached && !isAboutPeople ? <ReadOnlyCourseNotice /> : null}
      {data?.share ? <SharedCourseNotice share={data.share} /> : null}
      <CourseTabs slug={slug} is_reached={data?.is_reached} />
      {data && !(isFetching && data.course.slug !== slug) ? (
        <CourseReachContext value={data.is_reached}>
          <div key={data.course.id}>{isAboutPeople && !data.is_reached ? <OutOfReachNotice /> : children(data)}</div>
        </CourseReachContext>
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </>
  )
}

/** People who asked on the course’s public page for an email when it opens. */
const peopleWait = (count: number) =>
  count === 1 ? '1 person is emailed when it opens' : `${formatCount(count)} people are emailed when it opens`

function Head({ opened: { course, publication_status, waiting_count } }: { opened: Opened }) {
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
      {waiting_count > 0 ? ` · ${peopleWait(waiting_count)}` : ''}
    </PageHead>
  )
}

/** Says which portal owns a shared course, and what this portal decides about it. */
const SharedCourseNotice = ({ share }: { share: NonNullable<Opened['share']> }) => (
  <Notice tone={share.state === 'accepted' ? 'progress' : 'waiting'}>
    This course belongs to {share.other_portal_name}, which edits its texts, pictures, and lessons.{' '}
    {share.state === 'accepted'
      ? 'Its price, address, topics, instructors, and certificate are yours.'
      : 'Its share has ended: it is no longer sold, and learners keep what they have.'}{' '}
    <Link to={linkToStaff('sharedCourses')}>Shared courses</Link>
  </Notice>
)
