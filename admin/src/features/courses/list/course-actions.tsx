import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import type { IconName } from '@portico/shared/icons/icon-paths.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useState } from 'react'
import { showFailure } from '../../../kernel/errors.ts'
import { PublishChanges } from '../versions/publish-changes.tsx'
import { CourseMenu } from './course-menu.tsx'
import { DeleteCourse } from './delete-course.tsx'
import { PublishDialog } from '../publishing/publish-dialog.tsx'
import { ShareDialog } from '../../shares/offer/share-dialog.tsx'
import { UnpublishDialog } from '../publishing/unpublish-dialog.tsx'
import { useMayByRole } from '../access/may-in-course.ts'
import { useDeniedReason } from '../access/use-denied-reason.ts'
import { isStorefrontChange, type StorefrontChange } from '../publishing/storefront-changes.ts'
import { StorefrontDialog } from '../publishing/storefront-dialog.tsx'
import { usePublishing } from '../publishing/use-publishing.ts'

type Asked = 'publish' | 'changes' | 'unpublish' | 'share' | 'delete' | StorefrontChange

/** Actions for a course in the list. Calls `onJob` with a publishing job that an action started. */
export function CourseActions({ course, onJob }: { course: AdminCourse; onJob: (job_id: number) => void }) {
  const { publish, unpublish } = usePublishing(course, onJob)
  const { asked, ask, close } = useAsked([publish, unpublish])
  const publishNow = () => {
    if (course.reasons.length > 0) ask('publish')
    else if (course.has_unpublished_edits) ask('changes')
    else publish.mutate(undefined, { onError: showFailure })
  }
  const unpublishNow = () =>
    course.learners_count > 0 ? ask('unpublish') : unpublish.mutate(undefined, { onError: showFailure })
  const reason = useDeniedReason(course)('courses.publish')
  const mayByRole = useMayByRole('courses.publish')
  const change = changeOf(course, {
    publish: { busy: publish.isPending, act: publishNow },
    unpublish: { busy: unpublish.isPending, act: unpublishNow },
    restore: { busy: false, act: () => ask('restore') },
  })
  return (
    <div className="row">
      {mayByRole ? <ChangeButton course={course} change={change} reason={reason} /> : null}
      <CourseMenu
        course={course}
        change={{ ...change, reason }}
        onAsk={ask}
        onPublish={publishNow}
        onJob={onJob}
        onShare={() => ask('share')}
        onDelete={() => ask('delete')}
      />
      {asked === 'publish' ? <PublishDialog course={course} onClose={close} /> : null}
      {asked === 'changes' ? (
        <PublishChanges
          course={course}
          busy={publish.isPending}
          error={publish.error}
          onCancel={close}
          onConfirm={(reach) => publish.mutate(reach, { onSuccess: close })}
        />
      ) : null}
      {asked === 'unpublish' ? (
        <UnpublishDialog
          course={course}
          busy={unpublish.isPending}
          error={unpublish.error}
          onCancel={close}
          onConfirm={() => unpublish.mutate(undefined, { onSuccess: close })}
        />
      ) : null}
      {asked === 'share' ? <ShareDialog course={course} onClose={close} /> : null}
      {asked === 'delete' ? <DeleteCourse course={course} onClose={close} /> : null}
      {asked !== null && isStorefrontChange(asked) ? (
        <StorefrontDialog course={course} change={asked} onJob={onJob} onClose={close} />
      ) : null}
    </div>
  )
}

/** The open dialog. Opening one forgets failures that were shown without it; a call that still runs keeps its callbacks. */
function useAsked(calls: readonly { isError: boolean; reset: () => void }[]) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return {
    asked,
    ask(next: Asked) {
      for (const { isError, reset } of calls) if (isError) reset()
      setAsked(next)
    },
    close() {
      setAsked(null)
      for (const { reset } of calls) reset()
    },
  }
}

type Act = { busy: boolean; act: () => void }
type Change = Act & { word: string; icon: IconName }

/** The main action on a course: an archived one cannot be published, only restored. */
function changeOf({ publication_status }: AdminCourse, acts: Record<'publish' | 'unpublish' | 'restore', Act>): Change {
  if (publication_status === courseStatus.published) return { word: 'Unpublish', icon: 'eye-off', ...acts.unpublish }
  if (publication_status === courseStatus.archived)
    return { word: 'Restore from archive', icon: 'package', ...acts.restore }
  return { word: 'Publish', icon: 'upload', ...acts.publish }
}

type ChangeProps = {
  course: AdminCourse
  change: Change
  reason: string | undefined
}

const ChangeButton = ({ course, change: { word, busy, act }, reason }: ChangeProps) => (
  <Button
    className="only-roomy"
    kind={course.publication_status === courseStatus.published ? 'secondary' : 'primary'}
    size="small"
    busy={busy}
    disabled={reason !== undefined}
    title={reason}
    aria-label={`${word} ${course.title}`}
    onClick={act}
  >
    {word}
  </Button>
)
