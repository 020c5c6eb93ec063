import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useState } from 'react'
import { usePlayer } from '../player/player-context.ts'
import { AskDialog } from './ask-dialog.tsx'

/** Asks about the lesson that is open, without leaving it. */
export function AskInPlayer() {
  const { view, item } = usePlayer()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="mail" label="Ask a question" onClick={() => setOpen(true)} />
      {isOpen ? (
        <AskDialog
          course={view.course}
          item={{ id: item.id, title: item.itemable.title }}
          onClose={() => setOpen(false)}
          onAsked={() => {
            setOpen(false)
            toasts.show({
              kind: 'success',
              text: 'Your question was sent. Answers are on the course’s page Questions.',
            })
          }}
        />
      ) : null}
    </>
  )
}
