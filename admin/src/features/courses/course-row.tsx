import { may } from '@portico/shared/access/may.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { AdminCourse } from '@portico/shared/contract/publishing.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { courseStatus, courseStatusLabels } from '@portico/shared/states/course.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Tone } from '@portico/shared/ui/tone.ts'
import { useState } from 'react'
import { useSession } from '../../kernel/session/session.ts'
import { DeleteCourse } from './delete-course.tsx'
import { JobState } from './job-state.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { usePublishing } from './use-publishing.ts'

const tones: Readonly<Record<number, Tone | undefined>> = { 2: 'success', 3: 'waiting' }

export function CourseRow({ course }: { course: AdminCourse }) {
  const { me, portal } = useSession()
  const [asked, setAsked] = useState<'publish' | 'delete' | null>(null)
  const { job, publish, unpublish } = usePublishing(course)
  const isPublished = course.publication_status === courseStatus.published
  const mayPublish = may({ roles: [me.current_role], action: 'courses.publish' })
  const mayDelete = may({ roles: [me.current_role], action: 'courses.delete' })
  const page = `${portal.url}/course/${course.slug}`
  const act = () => (course.reasons.length > 0 ? setAsked('publish') : publish.mutate())
  return (
    <tr>
      <td>
        <div className="cell-main">
          {course.thumbnail ? (
            <img src={course.thumbnail} alt="" width="64" height="36" loading="lazy" />
          ) : (
            <span className="thumb" />
          )}
          <span>
            <strong>{course.title}</strong>
            <br />
            <small className="muted">/course/{course.slug}</small>
          </span>
        </div>
      </td>
      <td data-label="Status">
        <StatusMark tone={tones[course.publication_status]}>{courseStatusLabels[course.publication_status]}</StatusMark>
        {job ? <JobState job={job} /> : null}
      </td>
      <td className="number" data-label="From">
        {course.price_from === null ? '–' : course.price_from === 0 ? 'Free' : formatMoney(course.price_from)}
      </td>
      <td className="number" data-label="Learners">
        {course.learners_count}
      </td>
      <td className="tabular" data-label="Changed">
        {formatDate({ at: course.updated_at, time_zone: portal.time_zone, style: 'medium' })}
      </td>
      <td>
        <div className="row row-end">
          {isPublished ? (
            <Button
              kind="secondary"
              size="small"
              busy={unpublish.isPending}
              disabled={!mayPublish}
              title={mayPublish ? undefined : errorMessage('access.denied_action')}
              aria-label={`Unpublish ${course.title}`}
              onClick={() => unpublish.mutate()}
            >
              Unpublish
            </Button>
          ) : (
            <Button
              size="small"
              busy={publish.isPending}
              disabled={!mayPublish}
              title={mayPublish ? undefined : errorMessage('access.denied_action')}
              aria-label={`Publish ${course.title}`}
              onClick={act}
            >
              Publish
            </Button>
          )}
          <Menu
            trigger={<IconButton icon="more" label={`More actions for ${course.title}`} size="small" />}
            entries={[
              { label: 'Open public page', icon: 'external', href: page, disabled: !isPublished },
              {
                label: 'Publish again',
                icon: 'refresh',
                disabled: !isPublished || !mayPublish,
                onSelect: () => publish.mutate(),
              },
              {
                label: 'Delete',
                icon: 'trash',
                danger: true,
                separated: true,
                disabled: !mayDelete,
                onSelect: () => setAsked('delete'),
              },
            ]}
          />
        </div>
        {asked === 'publish' ? <PublishDialog course={course} onClose={() => setAsked(null)} /> : null}
        {asked === 'delete' ? <DeleteCourse course={course} onClose={() => setAsked(null)} /> : null}
      </td>
    </tr>
  )
}
