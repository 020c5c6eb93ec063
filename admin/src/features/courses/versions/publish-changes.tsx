import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import type { VersionReach } from '@portico/shared/states/courses/course-version.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { useState } from 'react'
import { RefusalNotice } from '../publishing/refusal-notice.tsx'
import { VersionPreviewPanel } from './version-preview.tsx'

const reaches: readonly { value: VersionReach; label: string; help: string }[] = [
  { value: 'new_only', label: 'Only new learners', help: 'Enrolled learners keep the version they have.' },
  {
    value: 'not_started',
    label: 'Also learners who have not started',
    help: 'Learners who have started keep their version.',
  },
  {
    value: 'running',
    label: 'All learners who have not finished',
    help: 'Their progress is counted in the new version.',
  },
]

/** Asks which learners get the edits of a published course, and previews whose progress would change. */
export function PublishChanges({
  course,
  busy,
  error,
  onCancel,
  onConfirm,
}: {
  course: Pick<AdminCourse, 'id' | 'title'>
  busy: boolean
  error: unknown
  onCancel: () => void
  onConfirm: (reach: VersionReach) => void
}) {
  const [reach, setReach] = useState<VersionReach>('new_only')
  return (
    <ConfirmDialog
      open
      title={`Publish the changes of ${course.title}?`}
      confirmLabel="Publish changes"
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => onConfirm(reach)}
    >
      <div className="stack">
        <RefusalNotice error={error} />
        <RadioGroup
          legend="Who gets the new version"
          options={reaches}
          value={reach}
          onChange={setReach}
          disabled={busy}
        />
        <VersionPreviewPanel course_id={course.id} reach={reach} />
        <p className="small muted">
          Learners who have completed the course are not affected: their results and certificates stay as they are.
        </p>
      </div>
    </ConfirmDialog>
  )
}
