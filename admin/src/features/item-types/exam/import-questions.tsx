import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { read_questions, type ImportFormat } from '@portico/shared/contract/exams/question-pools.ts'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useTypedDraft } from '../../../kernel/form/use-typed-draft.ts'
import { ImportReport } from './import-report.tsx'
import { ImportSource } from './import-source.tsx'

type Props = { onAdd: (questions: AuthoredQuestion[]) => void }

/** Imports questions from a file: first shows what it contains and which lines cannot be imported, then adds the questions. */
export function ImportQuestions({ onAdd }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" icon="upload" onClick={() => setOpen(true)}>
        Import questions
      </Button>
      {isOpen ? <ImportDialog onAdd={onAdd} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ImportDialog({ onAdd, onClose }: Props & { onClose: () => void }) {
  const [source, setSource] = useState<{ format: ImportFormat; text: string }>({ format: 'gift', text: '' })
  useTypedDraft({ name: 'imported questions', typed: source, isTyped: source.text.trim() !== '', restore: setSource })
  const read = useMutation({ mutationFn: () => api(read_questions, { body: source }) })
  const found = read.data?.questions ?? []
  const add = () => {
    onAdd(found.map(({ question }) => question))
    onClose()
  }
  return (
    <Dialog
      open
      size="wide"
      title="Import questions"
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          {read.data ? (
            <Button disabled={found.length === 0} onClick={add}>
              Add {countOf(found.length, 'question')}
            </Button>
          ) : (
            <Button busy={read.isPending} disabled={source.text.trim() === ''} onClick={() => read.mutate()}>
              Check
            </Button>
          )}
        </>
      }
    >
      <ImportSource
        source={source}
        onChange={(next) => {
          setSource(next)
          read.reset()
        }}
      />
      {read.isError ? (
        <Notice tone="failed" alert>
          {failureText(read.error)}
        </Notice>
      ) : null}
      {read.data ? <ImportReport read={read.data} /> : null}
    </Dialog>
  )
}
