import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { erase_from_packets, type PacketPerson } from '@portico/shared/contract/credentials/proof.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'

type Props = { person: PacketPerson; onClose: () => void; onErased: () => void }

/** Enables erasing only after the person's name has been typed exactly as displayed. */
export function EraseDialog({ person, onClose, onErased }: Props) {
  const [typed, setTyped] = useState('')
  const erase = useMutation({
    mutationFn: () => api(erase_from_packets, { body: { user_id: person.user_id, name: typed.trim() } }),
    onSuccess: ({ packets, rows }) => {
      toasts.show({
        kind: 'success',
        text: `${person.name} was erased: ${countOf(rows, 'line')} of ${countOf(packets, 'packet')}.`,
      })
      onErased()
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Erase ${person.name}?`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="danger"
            busy={erase.isPending}
            disabled={typed.trim() !== person.name}
            onClick={() => erase.mutate()}
          >
            Erase permanently
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{`What ${person.packets === 1 ? 'one packet says' : `${person.packets} packets say`} about ${person.name} (${person.email}) is erased with its salts. This cannot be undone and is logged.`}</p>
        <Field label={`Type “${person.name}” to confirm`}>
          <TextInput value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </Field>
        {erase.isError ? (
          <Notice tone="failed" alert>
            {failureText(erase.error)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}
