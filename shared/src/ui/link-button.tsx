import type { ComponentProps } from 'react'
import { buttonClasses } from './button-classes.ts'
import type { ButtonStyle } from './button-classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'

/** A link styled as a button: use it for navigation, not for actions. */
export function LinkButton({
  kind,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: ButtonStyle & ComponentProps<'a'> & { icon?: IconName | undefined }) {
  return (
    <a {...rest} className={buttonClasses({ kind, size, block }, className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  )
}
