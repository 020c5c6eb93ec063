import { Button } from '@portico/shared/ui/button.tsx'
import { useState } from 'react'

/** Says where an item resumes ("at 2:10") with a button to restart; nothing if it starts at the beginning. */
export function ResumeNotice({ left_off, onRestart }: { left_off: string | null; onRestart: () => void }) {
  const [isShown, setShown] = useState(left_off !== null)
  if (!isShown) return null
  return (
    <p className="row goes-on small muted">
      {`You left off ${left_off}.`}
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          setShown(false)
          onRestart()
        }}
      >
        Start from the beginning
      </Button>
    </p>
  )
}
