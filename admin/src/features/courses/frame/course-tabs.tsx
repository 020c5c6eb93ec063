import { may } from '@portico/shared/access/may.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Link } from '@tanstack/react-router'
import { useSession, type Session } from '../../../kernel/session/session.ts'
import { courseGroups, useOpenGroup, type Group } from './course-groups.ts'

/** Returns the course pages that the user may open. */
function offeredGroups(slug: string, { me, portal }: Session, isReached: boolean): readonly Group[] {
  const withoutQuestions = portal.setting.disable_course_questions ? linkToStaff('courseQuestions', { slug }) : null
  return courseGroups(slug)
    .filter(({ about_people }) => isReached || !about_people)
    .map((group) => ({
      ...group,
      tabs: group.tabs.filter(
        ({ path, action }) => path !== withoutQuestions && (!action || may({ roles: [me.current_role], action })),
      ),
    }))
    .filter(({ tabs }) => tabs.length > 0)
}

type Props = { slug: string; is_reached: boolean | undefined }

/** Two rows of tabs: the groups of a course's pages, and the pages of the open group. */
export function CourseTabs({ slug, is_reached }: Props) {
  const session = useSession()
  const groups = offeredGroups(slug, session, is_reached ?? !session.me.is_limited_to_courses)
  const open = useOpenGroup(groups)
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
