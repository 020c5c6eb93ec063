import { may } from '@portico/shared/access/may.ts'
import { teachesOnly } from '@portico/shared/access/teaches-only.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Link, useMatchRoute } from '@tanstack/react-router'
import { useSession, type Session } from '../../../kernel/session/session.ts'

type Tab = { title: string; path: string }
type Group = { title: string; tabs: readonly Tab[] }

/** The pages of a course by what they are about; who may not open a page is not offered it. */
function groupsOf(slug: string, { me, portal }: Session, reaches: boolean): Group[] {
  const roles = [me.current_role]
  const seesLearning = reaches && may({ roles, action: 'learning.read_others' })
  const answers = reaches && may({ roles, action: 'questions.answer' }) && !portal.setting.disable_course_questions
  const groups: Group[] = [
    { title: 'Content', tabs: [{ title: 'Outline', path: linkToStaff('courseOutline', { slug }) }] },
    {
      title: 'Course page',
      tabs: [
        { title: 'Details', path: linkToStaff('courseDetails', { slug }) },
        { title: 'Settings', path: linkToStaff('courseSettings', { slug }) },
        { title: 'Pricing', path: linkToStaff('coursePricing', { slug }) },
        { title: 'Instructors', path: linkToStaff('courseInstructors', { slug }) },
      ],
    },
    {
      title: 'Completion',
      tabs: [
        { title: 'Due dates', path: linkToStaff('courseDueDates', { slug }) },
        { title: 'Notifications', path: linkToStaff('courseNotifications', { slug }) },
        { title: 'Certificate', path: linkToStaff('courseCertificate', { slug }) },
      ],
    },
    {
      title: 'Results',
      tabs: [
        ...(seesLearning
          ? [
              { title: 'Issued certificates', path: linkToStaff('courseCertificates', { slug }) },
              { title: 'Exams', path: linkToStaff('courseExams', { slug }) },
              { title: 'Surveys', path: linkToStaff('courseSurveys', { slug }) },
            ]
          : []),
        ...(reaches ? [{ title: 'Assignments', path: linkToStaff('courseAssignments', { slug }) }] : []),
      ],
    },
    {
      title: 'People',
      tabs: [
        ...(seesLearning
          ? [
              { title: 'Enrollments', path: linkToStaff('courseEnrollments', { slug }) },
              { title: 'Managers', path: linkToStaff('courseManagers', { slug }) },
            ]
          : []),
        ...(answers ? [{ title: 'Questions', path: linkToStaff('courseQuestions', { slug }) }] : []),
        ...(reaches && may({ roles, action: 'reviews.moderate' })
          ? [{ title: 'Reviews', path: linkToStaff('courseReviews', { slug }) }]
          : []),
      ],
    },
  ]
  return groups.filter(({ tabs }) => tabs.length > 0)
}

type Props = { slug: string; reaches_learners: boolean | undefined }

/** Two rows: what the pages of a course are about, and the pages of what is open. */
export function CourseTabs({ slug, reaches_learners }: Props) {
  const session = useSession()
  const matches = useMatchRoute()
  const groups = groupsOf(slug, session, reaches_learners ?? !teachesOnly(session.me.current_role))
  const isOpen = ({ tabs }: Group) => tabs.some(({ path }) => matches({ to: path, fuzzy: true }) !== false)
  const open = groups.find(isOpen)
  return (
    <>
      <nav className="staff-tabs course-groups" aria-label="Course">
        {groups.map((group) => (
          <Link
            key={group.title}
            to={group.tabs[0]?.path ?? ''}
            activeProps={{}}
            aria-current={group === open ? 'true' : undefined}
          >
            {group.title}
          </Link>
        ))}
      </nav>
      {open && open.tabs.length > 1 ? (
        <nav className="course-pages" aria-label={open.title}>
          {open.tabs.map((tab) => (
            <Link key={tab.path} to={tab.path} activeProps={{ 'aria-current': 'page' }}>
              {tab.title}
            </Link>
          ))}
        </nav>
      ) : null}
    </>
  )
}
