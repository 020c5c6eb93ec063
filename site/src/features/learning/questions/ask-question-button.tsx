import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { usePlayer } from '../player/player-context.ts'
import { AskQuestionDialog } from './ask-question-dialog.tsx'

/** Asks about the current lesson without leaving it: an icon in the player's bar, or a button with its own `label`; `title` starts the question. */
export function AskQuestionButton({ label, title }: { label?: string; title?: string }) {
  const { view, item } = usePlayer()
  const [shown, setShown] = useState<'nothing' | 'asking' | { question_id: number }>('nothing')
  const close = () => setShown('nothing')
  return (
    <>
      {label === undefined ? (
        <IconButton icon="help" label="Ask a question" onClick={() => setShown('asking')} />
      ) : (
        <Button kind="secondary" size="small" icon="help" onClick={() => setShown('asking')}>
          {label}
        </Button>
      )}
      {shown === 'asking' ? (
        <AskQuestionDialog
          course={view.course}
          item={{ id: item.id, title: item.itemable.title }}
          title={title}
          onClose={close}
          onAsked={(question_id) => setShown({ question_id })}
        />
      ) : null}
      {typeof shown === 'object' ? <Sent course={view.course} question_id={shown.question_id} onClose={close} /> : null}
    </>
  )
}

type SentProps = { course: { slug: string; related_id: number }; question_id: number; onClose: () => void }

/** Confirms that the question was sent and links to it. */
const Sent = ({ course: { slug, related_id }, question_id, onClose }: SentProps) => (
  <Dialog open onClose={onClose} title="Question sent" actions={<Button onClick={onClose}>Back to the lesson</Button>}>
    <div className="stack">
      <Notice tone="success">Your question was sent. You’ll be notified when it is answered.</Notice>
      <p>
        <a href={linkTo('learnerQuestion', { slug, related_id, question_id })}>Open your question</a>
      </p>
    </div>
  </Dialog>
)
