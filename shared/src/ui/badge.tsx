import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import type { Tone } from './tone.ts'

/** A small label on a card or row. */
export function Badge({
  tone,
  icon,
  children,
}: {
  tone?: Tone | 'brand' | undefined
  icon?: IconName | undefined
  children: ReactNode
}) {
  return (
    <span className="badge" data-tone={tone}>
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
    </span>
  )
}
