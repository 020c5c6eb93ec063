import { open_scorm_flight } from '@portico/shared/contract/scorm/records.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { FlightViewer } from './flight-viewer.tsx'

type Props = {
  place: { attempt: number; sco: string; launch: number }
  params: { related_id: number; item_id: number }
  onOpened: () => void
  onClose: () => void
}

/** Asks for the reason for opening a recording, then shows it. */
export function FlightDialog({ place, params, onOpened, onClose }: Props) {
  const [reason, setReason] = useState('')
  const open = useMutation({
    mutationFn: () => api(open_scorm_flight, { params, query: {}, body: { ...place, reason } }),
    onSuccess: onOpened,
  })
  if (open.data)
    return (
      <Dialog open size="wide" title={`Launch ${place.launch}`} onClose={onClose}>
        <FlightViewer entries={open.data.entries} />
      </Dialog>
    )
  return (
    <Dialog
      open
      size="small"
      title={`Open the recording of launch ${place.launch}?`}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={open.isPending} disabled={reason.trim() === ''} onClick={() => open.mutate()}>
            Open
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>It shows what the content requested and reported, without answers. Opening it is logged.</p>
        {open.isError ? (
          <Notice tone="failed" alert>
            {failureText(open.error)}
          </Notice>
        ) : null}
        <Field label="Reason" required help="The learner sees it.">
          <TextArea value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
