import {
  preview_regrade,
  regrade_exam,
  type CourseExam,
  type QuestionAnswers,
} from '@portico/shared/contract/exams/exams-staff.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { CheckboxGroup } from '@portico/shared/ui/checkbox-group.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import type { CourseRef } from '../../courses/frame/course-ref.ts'
import { RaisedResults } from './raised-results.tsx'

type Props = { course: CourseRef; exam: CourseExam; question: QuestionAnswers; onRegraded: () => void }

/**
 * Corrects a wrong answer key: first previews whose results would rise, then applies it. It is always a separate action, never a side effect of an
 * edit.
 */
export function Regrade(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button kind="quiet" size="small" icon="edit" onClick={() => setOpen(true)}>
        Correct answer key
        <span className="visually-hidden">{` of ${props.question.title}`}</span>
      </Button>
      {isOpen ? <RegradeDialog {...props} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

function RegradeDialog({ course, exam, question, onRegraded, onClose }: Props & { onClose: () => void }) {
  const { right, change, reason, setReason, preview, regrade } = useRegrade({
    course,
    exam,
    question,
    onRegraded,
    onClose,
  })
  const error = regrade.error ?? preview.error
  return (
    <Dialog
      open
      size="wide"
      title="Correct answer key"
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          {preview.data ? (
            <Button busy={regrade.isPending} disabled={reason.trim() === ''} onClick={() => regrade.mutate()}>
              Correct answer key
            </Button>
          ) : (
            <Button busy={preview.isPending} disabled={right.length === 0} onClick={() => preview.mutate()}>
              Show affected learners
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <p>{question.title}</p>
        <RightAnswers question={question} right={right} onChange={change} />
        {error ? (
          <Notice tone="failed" alert>
            {failureText(error)}
          </Notice>
        ) : null}
        {preview.data ? (
          <>
            <RaisedResults {...preview.data} />
            <Field label="Reason" required help="Stored in the log with your name.">
              <TextArea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
            </Field>
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

type Marked = { question: QuestionAnswers; right: number[]; onChange: (right: number[]) => void }

/** Radio buttons if one answer is right, checkboxes if several are. */
function RightAnswers({ question, right, onChange }: Marked) {
  const shared = {
    help: 'Scores can only go up. Answers already marked correct stay correct.',
    options: question.choices.map(({ id, title }) => ({ value: id, label: title })),
  }
  if (question.type === 'multiple')
    return <CheckboxGroup legend="Correct answers" {...shared} values={right} onChange={onChange} />
  const one = right.length === 1 ? right[0] : null
  return <RadioGroup legend="Correct answer" {...shared} value={one} onChange={(value) => onChange([value])} />
}

function useRegrade({ course, exam, question, onRegraded, onClose }: Props & { onClose: () => void }) {
  const [right, setRight] = useState<number[]>(question.choices.filter((one) => one.is_correct).map(({ id }) => id))
  const [reason, setReason] = useState('')
  const params = { course_id: course.id, exam_id: exam.id }
  const body = { question_id: question.id, choice_ids: right }
  const preview = useMutation({ mutationFn: () => api(preview_regrade, { params, body }) })
  const regrade = useMutation({
    mutationFn: () => api(regrade_exam, { params, body: { ...body, reason } }),
    onSuccess: ({ changed, elsewhere }) => {
      const raised = changed.length + elsewhere
      toasts.show({
        kind: 'success',
        text: raised === 1 ? 'One result was raised.' : `${raised} results were raised.`,
      })
      onRegraded()
      onClose()
    },
  })
  const change = (values: number[]) => {
    setRight(values)
    preview.reset()
  }
  return { right, change, reason, setReason, preview, regrade }
}
