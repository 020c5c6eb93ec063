import { linkTo } from '@portico/shared/pages/link-to.ts'
import { courseStatus, courseStatusLabels } from '@portico/shared/states/courses/course.ts'
import { formatDuration } from '@portico/shared/ui/format-duration.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { seatsLeft, type ManagedCourse } from './manager-course.ts'
import { FigureList } from '../../../kernel/figure-list.tsx'
import { ManagerFrame } from './manager-frame.tsx'
import { PeopleTable } from './people-table.tsx'

/** /courses/managers/:slug/overview: facts about the course, and the progress of a manager's people (BLD-016). */
export const OverviewPage = () => (
  <ManagerFrame>
    {(course) => (
      <>
        <Facts course={course} />
        <PeopleTable slug={course.slug} />
      </>
    )}
  </ManagerFrame>
)

function Facts({ course }: { course: ManagedCourse }) {
  const { portal } = useSession()
  const { slug, people, completed, in_progress, not_started, publication_status } = course
  const facts = [
    publication_status === courseStatus.published ? null : courseStatusLabels[publication_status],
    course.duration_minutes > 0 ? formatDuration(course.duration_minutes) : null,
    course.has_certificate ? 'With a certificate' : 'Without a certificate',
  ].filter((fact) => fact !== null)
  const figures = [
    ['Seats left', seatsLeft(course)],
    ['People', people],
    ['Not started', not_started],
    ['In progress', in_progress],
    ['Completed', completed],
  ] as const
  return (
    <section className="panel" aria-label="Course">
      <div className="panel-body stack">
        <ul className="manager-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <FigureList figures={figures} />
        {people > 0 ? (
          <ProgressBar
            label="Completed by your people"
            percentage={Math.round((completed / people) * 100)}
            words={`${completed} of ${people}`}
          />
        ) : null}
        {portal.has_storefront && course.is_on_sale ? (
          <div>
            <LinkButton kind="secondary" icon="external" href={portal.url + linkTo('course', { slug })}>
              Open public page
            </LinkButton>
          </div>
        ) : null}
      </div>
    </section>
  )
}
