import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { useState } from 'react'
import { portalDate } from '../../../../scripts/portal-date.ts'
import { useProblem } from './use-problem.ts'

const longest = 2000

/** The button that opens the problem dialog. */
export function ProblemButton({ tellPlayer }: { tellPlayer: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="warning" label="Report a problem" onClick={() => setOpen(true)} />
      {isOpen ? <ProblemDialog tellPlayer={tellPlayer} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** "Report a problem": sends a message to the instructor with the player's recording, and lists who has viewed recordings. */
function ProblemDialog({ tellPlayer, onClose }: { tellPlayer: () => void; onClose: () => void }) {
  const [isSent, setSent] = useState(false)
  const { words, change, busy, failure, openings, send } = useProblem({
    tellPlayer,
    onSent: () => setSent(true),
  })
  if (isSent)
    return (
      <Dialog
        open
        onClose={onClose}
        title="Report a problem"
        actions={<Button onClick={onClose}>Back to the lesson</Button>}
      >
        <p role="status">Thank you. Your instructor was notified.</p>
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Report a problem"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={words.trim() === ''} onClick={() => void send()}>
            Send
          </Button>
        </>
      }
    >
      <div className="stack">
        <Field label="What happened?" required help="An empty page, an answer that is not accepted, no sound…">
          <TextArea maxLength={longest} value={words} onChange={(event) => change(event.target.value)} />
        </Field>
        <p className="small muted">
          Your report includes what this lesson saved on your device and any errors, but not your answers.
        </p>
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
        {openings.length > 0 ? (
          <details>
            <summary>{`Recordings of this lesson that staff opened (${openings.length})`}</summary>
            <ul>
              {openings.map(({ opened_at, opened_by, reason }, index) => (
                <li key={`${opened_at} ${index}`}>{`${opened_by}, ${portalDate(opened_at)}: ${reason}`}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </Dialog>
  )
}
