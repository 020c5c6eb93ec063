import { get_course } from '@portico/shared/contract/catalog/catalog.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { list_licenses } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { isPreview } from '@portico/shared/pages/preview-of-course.ts'
import { formatDuration } from '@portico/shared/ui/format-duration.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import type { IconName } from '@portico/shared/icons/icon-paths.ts'
import type { ReactNode } from 'react'
import { learnerCall as call } from '../learner-call.ts'
import { doneCount, type CourseView } from '../load/course-view.ts'
import { portalDate } from '../../../scripts/portal-date.ts'
import { browserCall } from '../../../kernel/browser-call.ts'
import { useLoad } from '../../../kernel/use-load.ts'
import { MyNotes } from '../notes/my-notes.tsx'
import { LiveSessions, readSessions } from './live-sessions.tsx'
import { LicensePrompt } from './license-prompt.tsx'
import { staffSentence } from './staff-completion.ts'
import { TimeSpent } from '../seat-time/time-spent.tsx'

/** Course description and this learner's facts. */
export function OverviewPage({ view }: { view: CourseView }) {
  const { course } = view
  const about = useLoad(course.slug, () => readAbout(course))
  const byStaff = staffSentence(course)
  const { text, licenses, sessions } = about.state === 'ready' ? about.data : nothing
  return (
    <div className="course-overview">
      <div className="stack stack-6">
        {course.subtitle ? <p className="lead">{course.subtitle}</p> : null}
        {course.access === 'paused' ? <Notice tone="waiting">{errorMessage('learning.access_paused')}</Notice> : null}
        {byStaff ? (
          <Notice>
            {byStaff}
            <br />
            Items that were unfinished then have no score and no time.
          </Notice>
        ) : null}
        {licenses ? <LicensePrompt opened={licenses} /> : null}
        <LiveSessions title="Live sessions" sessions={sessions} read={() => readSessions(course.related_id)} />
        {about.state === 'loading' ? <Skeleton count={10} /> : null}
        {text && text.outcomes.length > 0 ? (
          <section className="stack" aria-labelledby="outcomes">
            <h2 id="outcomes">What you will learn</h2>
            <ul className="ticks">
              {text.outcomes.map((line) => (
                <li key={line}>
                  <Icon name="check" size="small" />
                  {line}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {text?.description ? (
          <section className="stack" aria-labelledby="about">
            <h2 id="about">About this course</h2>
            <div className="prose" dangerouslySetInnerHTML={{ __html: text.description }} />
          </section>
        ) : null}
        {text && text.instructors.length > 0 ? <Instructors people={text.instructors} /> : null}
        {isPreview(course.related_id) ? null : <MyNotes view={view} />}
      </div>
      <aside className="card course-facts-card" aria-label="Facts">
        <dl className="course-facts">
          {facts(view).map((fact) => (
            <div key={fact.name}>
              <dt>
                <Icon name={fact.icon} />
                {fact.name}
              </dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <TimeSpent course={course} />
      </aside>
    </div>
  )
}

const nothing = { text: null, licenses: null, sessions: [] }

/**
 * Loads the catalog text, if the course is still listed, the license request and the live sessions. All together, to avoid a layout shift; if one fails, the facts
 * are still shown.
 */
async function readAbout({ slug, related_id }: LearnerCourse) {
  const [text, licenses, sessions] = await Promise.all([
    call(get_course, { params: { slug } }).catch(() => null),
    isPreview(related_id) ? null : browserCall(list_licenses, { query: { related_id } }).catch(() => null),
    isPreview(related_id) ? [] : readSessions(related_id).catch(() => null),
  ])
  return { text, licenses, sessions }
}

const Instructors = ({ people }: { people: readonly { name: string; avatar: string | null }[] }) => (
  <section className="stack" aria-labelledby="instructors">
    <h2 id="instructors">Instructors</h2>
    <ul className="row course-people">
      {people.map((person) => (
        <li key={person.name} className="row">
          {person.avatar ? (
            <img className="avatar" src={person.avatar} alt="" width="40" height="40" />
          ) : (
            <span className="avatar" aria-hidden="true">
              {person.name.slice(0, 1)}
            </span>
          )}
          {person.name}
        </li>
      ))}
    </ul>
  </section>
)

function facts({ course, modules }: CourseView): { icon: IconName; name: string; value: ReactNode }[] {
  const items = modules.reduce((sum, module) => sum + module.items.length, 0)
  const done = modules.reduce((sum, module) => sum + doneCount(module), 0)
  return [
    ...(course.duration_minutes > 0
      ? [{ icon: 'clock' as const, name: 'Length', value: formatDuration(course.duration_minutes) }]
      : []),
    ...(items > 0 ? [{ icon: 'list' as const, name: 'Items', value: `${done} of ${items} done` }] : []),
    { icon: 'book', name: 'Order', value: course.is_sequential ? 'In sequence' : 'Any order' },
    { icon: 'award', name: 'Certificate', value: <CertificateFact course={course} /> },
    ...(course.curator ? [{ icon: 'user' as const, name: 'Accompanied by', value: course.curator }] : []),
    { icon: 'cart', name: 'Enrolled', value: portalDate(course.purchased_at) },
    ...(course.finished_at
      ? [{ icon: 'check-circle' as const, name: 'Completed', value: portalDate(course.finished_at) }]
      : []),
    ...(course.due_at === null || course.finished_at
      ? []
      : [{ icon: 'clock' as const, name: 'Due', value: portalDate(course.due_at) }]),
    {
      icon: 'calendar',
      name: course.access === 'none' ? 'Access ended' : 'Access until',
      value: portalDate(course.access_until),
    },
  ]
}

/** What the learner has or can get; in a finished course, a link to the page with the certificate. */
function CertificateFact({ course }: { course: LearnerCourse }) {
  const { slug, related_id, certificate, certificate_template, finished_at } = course
  if (!certificate && !certificate_template) return 'None'
  if (!certificate && (!finished_at || isPreview(related_id))) return 'When you finish'
  return (
    <a href={linkTo('learnerCertificates', { slug, related_id })}>
      {certificate ? `Issued ${portalDate(certificate.issued_at)}` : 'Ready to be issued'}
    </a>
  )
}
