import type { CourseOutline } from '@portico/shared/contract/courses/outline.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { linkToPreview } from '@portico/shared/pages/preview-of-course.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useState } from 'react'
import { useSession } from '../../../kernel/session/session.ts'
import { useOutline } from '../outline-context.ts'
import { SaveState } from '../save/save-state.tsx'
import { PublishDraft } from './publish-draft.tsx'
import { useMayInCourse } from '../../courses/access/may-in-course.ts'

/** Shows what learners have, whether the draft has more, and whether everything is saved. */
export function DraftBar({ outline }: { outline: CourseOutline }) {
  const { portal } = useSession()
  const { mayEdit, actions } = useOutline()
  const [asks, setAsks] = useState<'discard' | 'publish' | null>(null)
  const isArchived = outline.course.publication_status === courseStatus.archived
  const mayPublish = useMayInCourse('courses.publish')
  return (
    <div className="draft-bar">
      <p>{draftStatusText(outline)}</p>
      <SaveState />
      <LinkButton
        kind="secondary"
        size="small"
        icon="eye"
        href={portal.url + linkToPreview(outline.course.slug)}
        target="_blank"
        rel="noreferrer"
      >
        Preview
      </LinkButton>
      {mayEdit && outline.has_draft && outline.published ? (
        <Button kind="secondary" size="small" onClick={() => setAsks('discard')}>
          Discard edits
        </Button>
      ) : null}
      {mayPublish ? (
        <Button
          size="small"
          icon={isArchived ? 'package' : 'upload'}
          disabled={!isArchived && !outline.has_draft}
          onClick={() => setAsks('publish')}
        >
          {isArchived ? 'Restore from archive' : 'Publish'}
        </Button>
      ) : null}
      {asks === 'discard' ? (
        <ConfirmDialog
          open
          danger
          confirmLabel="Discard edits"
          onCancel={() => setAsks(null)}
          onConfirm={() => {
            setAsks(null)
            actions.discardDraft(() => toasts.show({ kind: 'success', text: 'The unpublished edits were discarded.' }))
          }}
        >
          All edits since version {outline.published?.number} are discarded. This cannot be undone.
        </ConfirmDialog>
      ) : null}
      {asks === 'publish' ? <PublishDraft isFirst={outline.published === null} onClose={() => setAsks(null)} /> : null}
    </div>
  )
}

function draftStatusText({ has_draft, published }: CourseOutline): string {
  if (!published) return 'Not published yet: learners see none of this.'
  return has_draft
    ? `Has unpublished edits. Learners have version ${published.number}.`
    : `Learners have this: version ${published.number}.`
}
