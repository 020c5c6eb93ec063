import { Button } from '@portico/shared/ui/button.tsx'
import type { ReactNode } from 'react'
import { useState } from 'react'

type Props = {
  text: string
  /** says that the browser refused, and what to do instead */
  failed: string
  size?: 'small'
  children: ReactNode
}

/** Copies a text and says beside the button how that went. */
export function CopyButton({ text, failed, size, children }: Props) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied.'),
      () => setSaid(failed),
    )
  return (
    <>
      <Button kind="secondary" size={size} icon="copy" onClick={() => void copy()}>
        {children}
      </Button>
      <span className="small" role="status">
        {said}
      </span>
    </>
  )
}
