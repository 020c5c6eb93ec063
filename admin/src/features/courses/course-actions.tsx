import { linkTo } from '@portico/shared/pages/link-to.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { may } from '@portico/shared/access/may.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { AdminCourse } from '@portico/shared/contract/courses.ts'
import { courseStatus } from '@portico/shared/states/course.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../kernel/session/session.ts'
import { PublishChanges } from './changes/publish-changes.tsx'
import { DeleteCourse } from './delete-course.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { UnpublishDialog } from './unpublish-dialog.tsx'
import { usePublishing } from './use-publishing.ts'

/** The actions of a course in the list. `onJob` is called with a publishing job that was started. */
export function CourseActions({ course, onJob }: { course: AdminCourse; onJob: (job_id: number) => void }) {
  const { me } = useSession()
  const [asked, setAsked] = useState<'publish' | 'changes' | 'unpublish' | 'delete' | null>(null)
  const { publish, unpublish } = usePublishing(course, onJob)
  const isPublished = course.publication_status === courseStatus.published
  const publishNow = () => (course.has_unpublished_edits ? setAsked('changes') : publish.mutate())
  const mayPublish = may({ roles: [me.current_role], action: 'courses.publish' })
  const change = isPublished
    ? {
        word: 'Unpublish',
        busy: unpublish.isPending,
        act: () => (course.learners_count > 0 ? setAsked('unpublish') : unpublish.mutate()),
      }
    : {
        word: 'Publish',
        busy: publish.isPending,
        act: () => (course.reasons.length > 0 ? setAsked('publish') : publishNow()),
      }
  return (
    <div className="row">
      <Button
        className="only-roomy"
        kind={isPublished ? 'secondary' : 'primary'}
        size="small"
        busy={change.busy}
        disabled={!mayPublish}
        title={mayPublish ? undefined : errorMessage('access.denied_action')}
        aria-label={`${change.word} ${course.title}`}
        onClick={change.act}
      >
        {change.word}
      </Button>
      <CourseMenu
        course={course}
        change={{ word: change.word, act: change.act, disabled: !mayPublish }}
        onPublish={publishNow}
        onDelete={() => setAsked('delete')}
      />
      {asked === 'publish' ? <PublishDialog course={course} onClose={() => setAsked(null)} /> : null}
      {asked === 'changes' ? (
        <PublishChanges
          course={course}
          busy={publish.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={(reach) => publish.mutate(reach, { onSuccess: () => setAsked(null) })}
        />
      ) : null}
      {asked === 'unpublish' ? (
        <UnpublishDialog
          course={course}
          busy={unpublish.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() => unpublish.mutate(undefined, { onSettled: () => setAsked(null) })}
        />
      ) : null}
      {asked === 'delete' ? <DeleteCourse course={course} onClose={() => setAsked(null)} /> : null}
    </div>
  )
}

function CourseMenu({
  course,
  change,
  onPublish,
  onDelete,
}: {
  course: AdminCourse
  change: { word: string; act: () => void; disabled: boolean }
  onPublish: () => void
  onDelete: () => void
}) {
  const { me, portal } = useSession()
  const navigate = useNavigate()
  const isPublished = course.publication_status === courseStatus.published
  return (
    <Menu
      trigger={<IconButton icon="more" label={`More actions for ${course.title}`} size="small" />}
      entries={[
        {
          label: 'Edit outline',
          icon: 'edit',
          onSelect: () => void navigate({ to: linkToStaff('courseOutline', { slug: course.slug }) }),
        },
        {
          label: change.word,
          icon: isPublished ? 'eye-off' : 'upload',
          disabled: change.disabled,
          onSelect: change.act,
        },
        {
          label: 'Open public page',
          icon: 'external',
          href: portal.url + linkTo('course', { slug: course.slug }),
          disabled: !isPublished,
        },
        {
          label: course.has_unpublished_edits ? 'Publish changes' : 'Publish again',
          icon: 'refresh',
          disabled: !isPublished || change.disabled,
          onSelect: onPublish,
        },
        {
          label: 'Delete',
          icon: 'trash',
          danger: true,
          separated: true,
          disabled: !may({ roles: [me.current_role], action: 'courses.delete' }),
          onSelect: onDelete,
        },
      ]}
    />
  )
}
