import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useState } from 'react'
import { PublishChanges } from '../versions/publish-changes.tsx'
import { CourseMenu } from './course-menu.tsx'
import { DeleteCourse } from './delete-course.tsx'
import { PublishDialog } from '../publishing/publish-dialog.tsx'
import { ShareDialog } from '../../shares/offer/share-dialog.tsx'
import { UnpublishDialog } from '../publishing/unpublish-dialog.tsx'
import { useDeniedReason } from '../access/use-denied-reason.ts'
import { usePublishing } from '../publishing/use-publishing.ts'

/** Actions for a course in the list. Calls `onJob` with a publishing job that an action started. */
export function CourseActions({ course, onJob }: { course: AdminCourse; onJob: (job_id: number) => void }) {
  const [asked, setAsked] = useState<'publish' | 'changes' | 'unpublish' | 'share' | 'delete' | null>(null)
  const { publish, unpublish } = usePublishing(course, onJob)
  const isPublished = course.publication_status === courseStatus.published
  const publishNow = () => (course.has_unpublished_edits ? setAsked('changes') : publish.mutate())
  const reason = useDeniedReason(course)('courses.publish')
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
      <ChangeButton course={course} change={change} reason={reason} />
      <CourseMenu
        course={course}
        change={{ word: change.word, act: change.act, reason }}
        onPublish={publishNow}
        onJob={onJob}
        onShare={() => setAsked('share')}
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
      {asked === 'share' ? <ShareDialog course={course} onClose={() => setAsked(null)} /> : null}
      {asked === 'delete' ? <DeleteCourse course={course} onClose={() => setAsked(null)} /> : null}
    </div>
  )
}

type ChangeProps = {
  course: AdminCourse
  change: { word: string; busy: boolean; act: () => void }
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
