import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import type { Tone } from './tone.ts'

const icons: Record<Tone, IconName> = {
  success: 'check-circle',
  waiting: 'warning',
  failed: 'x-circle',
  progress: 'info',
}

/** A persistent inline message next to the content it concerns. With `alert`, screen readers announce it immediately. */
export function Notice({
  tone,
  alert,
  children,
}: {
  tone?: Tone | undefined
  alert?: boolean | undefined
  children: ReactNode
}) {
  return (
    <div className="notice" data-tone={tone} role={alert ? 'alert' : undefined}>
      <Icon name={tone ? icons[tone] : 'info'} />
      <div>{children}</div>
    </div>
  )
}
