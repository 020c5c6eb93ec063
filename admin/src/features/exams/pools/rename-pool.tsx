import { update_question_pool } from '@portico/shared/contract/exams/question-pools.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { autoFocusRef } from '../../../kernel/auto-focus-ref.ts'

type Named = { title: string; version: string }
type Props = { pool_id: number; named: Named; onRenamed: (named: Named) => void }

export function RenamePool({ pool_id, named, onRenamed }: Props) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const rename = useMutation({
    mutationFn: (title: string) =>
      api(update_question_pool, { params: { id: pool_id }, body: { title, version: named.version } }),
    onSuccess: ({ title, version }) => {
      onRenamed({ title, version })
      setTyped(null)
      void client.invalidateQueries({ queryKey: ['question-pools'], refetchType: 'none' })
    },
  })
  const { error } = rename
  const sentence = error instanceof CallError ? (error.fields?.['title']?.[0] ?? failureText(error)) : undefined
  return (
    <>
      <Button kind="secondary" icon="edit" onClick={() => setTyped(named.title)}>
        Rename
      </Button>
      <Dialog
        open={typed !== null}
        size="small"
        title="Rename question pool"
        onClose={() => setTyped(null)}
        actions={
          <>
            <Button kind="secondary" onClick={() => setTyped(null)}>
              Cancel
            </Button>
            <Button type="submit" form="rename-pool" busy={rename.isPending}>
              Save
            </Button>
          </>
        }
      >
        <Form id="rename-pool" onSubmit={() => rename.mutate(typed ?? '')}>
          <Field label="Title" required error={sentence}>
            <TextInput
              ref={autoFocusRef}
              value={typed ?? ''}
              maxLength={200}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </Form>
      </Dialog>
    </>
  )
}
