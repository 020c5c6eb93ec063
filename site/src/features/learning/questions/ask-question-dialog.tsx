import { create_student_question } from '@portico/shared/contract/student-questions.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { learnerCall as call } from '../learner-call.ts'
import { useDraft } from './use-draft.ts'

type Props = {
  course: { slug: string; related_id: number }
  /** the lesson it refers to */
  item: { id: number; title: string } | null
  /** what the question starts with */
  title?: string | undefined
  onClose: () => void
  onAsked: (id: number) => void
}

/** The dialog 'create student question' (LRN-043). The text stays until it is sent. */
export function AskQuestionDialog({ course, item, title, onClose, onAsked }: Props) {
  const place = `${course.related_id}:${item?.id ?? 'course'}`
  const { draft, change, busy, failure, send } = useDraft(
    place,
    async (written) => {
      const { id } = await call(create_student_question, {
        params: { slug: course.slug },
        body: { related_id: course.related_id, item_id: item?.id ?? null, ...written },
      })
      onAsked(id)
    },
    title,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ask a question"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={draft.title.trim() === ''} onClick={() => void send()}>
            Send question
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="small muted">
          {item ? `About the lesson “${item.title}”. ` : ''}
          Your instructor answers here. You’ll be notified when they do.
        </p>
        <Field label="Your question" required>
          <TextInput maxLength={200} value={draft.title} onChange={(event) => change({ title: event.target.value })} />
        </Field>
        <Field label="Details" optional>
          <TextArea maxLength={5000} value={draft.text} onChange={(event) => change({ text: event.target.value })} />
        </Field>
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}
