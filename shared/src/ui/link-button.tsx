import type { ComponentProps } from 'react'
import { buttonClasses } from './button-classes.ts'
import type { ButtonStyle } from './button-classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'

/** A link that looks like a button: it goes somewhere, it does not do something. */
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
