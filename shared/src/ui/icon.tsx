import { iconPaths } from '../icons/icon-paths.ts'
import type { IconName } from '../icons/icon-paths.ts'

/** A small inline icon. Without `label` it is decorative and hidden from assistive technology. */
export function Icon({
  name,
  label,
  size,
  solid,
  className,
}: {
  name: IconName
  label?: string | undefined
  size?: 'small' | 'large' | undefined
  solid?: boolean | undefined
  className?: string | undefined
}) {
  const classes = ['icon', size && `icon-${size}`, solid && 'icon-solid', className].filter(Boolean).join(' ')
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
