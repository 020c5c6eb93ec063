import { list_learner_courses, type LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import {
  dismiss_announcement,
  list_learner_announcements,
  type VisibleAnnouncement,
} from '@portico/shared/contract/portals/announcements.ts'
import type { LearnerSession } from '@portico/shared/contract/catalog/seats.ts'
import { list_learner_invites } from '@portico/shared/contract/learning/invitations-learner.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { Announcements } from '@portico/shared/ui/announcements.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { courseToResume } from '@portico/shared/rules/learning/progress/course-to-resume.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { learnerCall as call, learnerCallWithoutRedirect } from '../learner-call.ts'
import { LearnerCourseCard } from './learner-course-card.tsx'
import { ListSkeleton } from '../load/skeletons.tsx'
import { OutboxNotices } from '../outbox/outbox-notices.tsx'
import { LoadFailed } from '../load/load-failed.tsx'
import { useLoad } from '../../../kernel/use-load.ts'
import { LiveSessions, readOwnSessions } from './live-sessions.tsx'
import { OwnInvites } from './own-invites.tsx'
import { ResumeCourse } from './resume-course.tsx'
import { onShownAgain } from '../load/on-shown-again.ts'
import { useEffect, useRef, useState } from 'react'

/** /courses/learner: the course to resume, other open courses, then finished ones (LRN-001). */
export function LearnerCourses({ has_storefront }: { has_storefront: boolean }) {
  const loaded = useLoad('courses', loadLanding)
  useFreshCourses(loaded.state === 'ready' ? loaded.data : null, loaded.set)
  if (loaded.state === 'loading') return <ListSkeleton />
  if (loaded.state === 'failed') return <LoadFailed error={loaded.error} onRetry={loaded.reload} />
  const { courses, invites, announcements, sessions } = loaded.data
  return (
    <div className="stack stack-8">
      <LearnerAnnouncements announcements={announcements} />
      <OwnInvites invites={invites} />
      <Courses courses={courses} has_storefront={has_storefront} />
      <LiveSessions title="Your live sessions" sessions={sessions} read={readOwnSessions} names_course />
    </div>
  )
}

/** Loads the whole page before rendering, so that nothing shifts; the secondary parts may fail without hiding the courses. */
type Landing = {
  courses: readonly LearnerCourse[]
  invites: Data<typeof list_learner_invites>
  announcements: readonly VisibleAnnouncement[]
  sessions: readonly LearnerSession[]
}

/** Loads the courses again when the page is shown again: learners come back from a lesson. A failure leaves what is shown. */
function useFreshCourses(shown: Landing | null, set: (data: Landing) => void): void {
  const now = useRef(shown)
  now.current = shown
  useEffect(
    () =>
      onShownAgain(() => {
        learnerCallWithoutRedirect(list_learner_courses).then(
          (courses) => void (now.current && set({ ...now.current, courses })),
          () => {},
        )
      }),
    [set],
  )
}

async function loadLanding(): Promise<Landing> {
  const [courses, invites, announcements, sessions] = await Promise.all([
    call(list_learner_courses),
    call(list_learner_invites).catch(() => []),
    call(list_learner_announcements).catch(() => []),
    readOwnSessions().catch(() => []),
  ])
  return { courses, invites, announcements, sessions }
}

function LearnerAnnouncements({ announcements }: { announcements: readonly VisibleAnnouncement[] }) {
  const [dismissed, setDismissed] = useState<readonly number[]>([])
  const dismiss = (id: number) => {
    setDismissed([...dismissed, id])
    // If the dismissal cannot be saved, the announcement appears again next time.
    call(dismiss_announcement, { params: { id } }).catch(() => {})
  }
  return <Announcements announcements={announcements.filter(({ id }) => !dismissed.includes(id))} onDismiss={dismiss} />
}

function Courses({ courses, has_storefront }: { courses: readonly LearnerCourse[]; has_storefront: boolean }) {
  if (courses.length === 0) {
    return (
      <EmptyState
        icon="book"
        title="No courses yet"
        action={has_storefront ? <LinkButton href={linkTo('courses')}>Find a course</LinkButton> : undefined}
      >
        {has_storefront
          ? 'Courses you buy or are enrolled in appear here, with your progress and certificates.'
          : 'Courses you are enrolled in appear here, with your progress and certificates.'}
      </EmptyState>
    )
  }
  const resumed = courseToResume(courses)
  const open = courses.filter((course) => !course.finished_at && course !== resumed)
  const done = courses.filter((course) => course.finished_at)
  return (
    <div className="stack stack-8">
      {courses.slice(0, 1).map(({ learner }) => (
        <OutboxNotices key={learner.id} person_id={learner.id} />
      ))}
      {resumed ? <ResumeCourse course={resumed} /> : null}
      <CourseSection title={resumed ? 'More to do' : 'To do'} courses={open} isFirst={resumed === null} />
      <CourseSection title="Completed" courses={done} isFirst={resumed === null && open.length === 0} />
    </div>
  )
}

function CourseSection({
  title,
  courses,
  isFirst,
}: {
  title: string
  courses: readonly LearnerCourse[]
  isFirst: boolean
}) {
  if (courses.length === 0) return null
  return (
    <section className="stack" aria-label={title}>
      <h2 className="learner-section">
        {title} <span className="muted tabular">{courses.length}</span>
      </h2>
      <ul className="learner-grid">
        {courses.map((course, place) => (
          <LearnerCourseCard key={course.related_id} course={course} eager={isFirst && place === 0} />
        ))}
      </ul>
    </section>
  )
}
