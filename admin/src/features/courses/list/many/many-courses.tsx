import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { may } from '@portico/shared/access/may.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { useState } from 'react'
import { BulkSelectionBar } from '../../../../kernel/selection/bulk-selection-bar.tsx'
import { useSession } from '../../../../kernel/session/session.ts'
import { AddTopicsDialog } from './add-topics-dialog.tsx'
import type { useManyCourses } from './use-many-courses.ts'

type Change = 'topics' | 'archive' | 'hide'

const questions = {
  archive: {
    title: 'Archive',
    what: 'Their public pages are removed right away, so new learners cannot find or buy them. You can restore them from the archive at any time.',
  },
  hide: {
    title: 'Take off the storefront',
    what: 'Their public pages are removed right away, so visitors cannot find or buy them. Staff can still enroll people.',
  },
} as const

/** Actions for the selected courses, each with a confirmation that says how many learners they have. */
export function ManyCourses({ courses }: { courses: ReturnType<typeof useManyCourses> }) {
  const { me } = useSession()
  const { many } = courses
  const [asked, setAsked] = useState<Change | null>(null)
  const can = (action: 'courses.edit' | 'courses.publish') => may({ roles: [me.current_role], action })
  const close = () => setAsked(null)
  const offer = (change: Change, label: string) => (
    <Button kind="secondary" size="small" disabled={many.isBusy} onClick={() => setAsked(change)}>
      {label}
    </Button>
  )
  return (
    <>
      <BulkSelectionBar noun="course" many={many}>
        {can('courses.edit') ? offer('topics', 'Add topics') : null}
        {can('courses.publish') ? offer('archive', 'Archive') : null}
        {can('courses.publish') ? offer('hide', 'Take off the storefront') : null}
      </BulkSelectionBar>
      {asked === 'topics' ? (
        <AddTopicsDialog
          what={countOf(many.chosen.length, 'course')}
          busy={many.isBusy}
          onSave={(ids) => void courses.addTopics(ids).then(close)}
          onClose={close}
        />
      ) : null}
      {asked === 'archive' || asked === 'hide' ? (
        <ConfirmDialog
          open
          title={`${questions[asked].title}: ${countOf(many.chosen.length, 'course')}?`}
          confirmLabel={questions[asked].title}
          busy={many.isBusy}
          onCancel={close}
          onConfirm={() => void courses[asked]().then(close)}
        >
          <div className="stack">
            <p>{questions[asked].what}</p>
            <p>{learnersLine(many.chosen)}</p>
          </div>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function learnersLine(chosen: readonly AdminCourse[]): string {
  const count = chosen.reduce((sum, { learners_count }) => sum + learners_count, 0)
  if (count === 0) return 'Nobody is enrolled.'
  return `${countOf(count, 'enrollment')} in these courses: learners keep their access, their progress and their certificates.`
}
