import { Button } from './button.tsx'
import type { ButtonProps } from './button.tsx'
import type { IconName } from '../icons/icon-paths.ts'

/** A square icon-only button; `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  kind = 'quiet',
  className,
  ...rest
}: Omit<ButtonProps, 'children'> & { icon: IconName; label: string }) {
  return (
    <Button
      {...rest}
      icon={icon}
      kind={kind}
      aria-label={label}
      title={label}
      className={`button-icon ${className ?? ''}`}
    />
  )
}
