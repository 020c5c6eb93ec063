import { Icon } from './icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import { toneIcons } from './tone.ts'
import type { Tone } from './tone.ts'

/** A status as icon and word, so that color is never the only cue. No tone means not started. */
export function StatusMark({
  tone,
  icon,
  children,
}: {
  tone?: Tone | undefined
  icon?: IconName | undefined
  children: string
}) {
  return (
    <span className="status-mark" data-tone={tone}>
      <Icon name={icon ?? (tone ? toneIcons[tone] : 'circle')} />
      {children}
    </span>
  )
}
