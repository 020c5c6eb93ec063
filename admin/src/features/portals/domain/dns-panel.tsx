import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useId, useState, type ReactNode } from 'react'

/** Panel of a domain or a sender: its title, and its content once loaded. */
export function DnsPanel({
  title,
  failed,
  onRetry,
  isLoaded,
  children,
}: {
  title: string
  failed: boolean
  onRetry: () => void
  isLoaded: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-body stack">
        <h2 className="panel-title" id={id}>
          {title}
        </h2>
        {isLoaded ? children : failed ? <Failed onRetry={onRetry} /> : <Skeleton count={4} />}
      </div>
    </section>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice tone="failed" alert>
    This couldn’t be loaded.{' '}
    <Button kind="quiet" size="small" onClick={onRetry}>
      Try again
    </Button>
  </Notice>
)

type Work = { isPending: boolean; mutate: () => void }

/** Buttons to check the DNS records now, and to delete after a confirmation. */
export function DnsActions({
  checking,
  removing,
  question,
  follows,
}: {
  checking: Work
  removing: Work
  question: string
  /** effects of the deletion */
  follows: ReactNode
}) {
  const [asks, setAsks] = useState(false)
  return (
    <div className="domain-ways">
      <Button kind="secondary" icon="refresh" busy={checking.isPending} onClick={() => checking.mutate()}>
        Check now
      </Button>
      <Button kind="quiet" icon="trash" busy={removing.isPending} onClick={() => setAsks(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asks}
        title={question}
        confirmLabel="Delete"
        danger
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          removing.mutate()
        }}
      >
        {follows}
      </ConfirmDialog>
    </div>
  )
}
